// Draws contour rings around isles into each <svg class="contours" data-isles="x,y,radius,rings ...">.
// The outline of an isle is a circle bent by three sine waves; its seed is its place, so a picture is the same every time.
for (const svg of document.querySelectorAll('svg.contours')) {
  svg.setAttribute('viewBox', '0 0 1280 960');
  for (const isle of svg.dataset.isles.trim().split(/\s+/)) {
    const [x, y, radius, rings] = isle.split(',').map(Number);
    const phase = (x * 0.37 + y * 0.73) % 6.283;
    for (let ring = 0; ring < rings; ring++) {
      // Rings stand wider apart and rounder the further they are from the shore.
      const mean = radius + ring * 30 + ring * ring * 2.2;
      const bend = 0.16 / (1 + ring * 0.16);
      const points = [];
      for (let step = 0; step < 180; step++) {
        const angle = (step / 180) * Math.PI * 2;
        const wave =
          Math.sin(2 * angle + phase) +
          0.6 * Math.sin(3 * angle - 1.7 * phase) +
          0.3 * Math.sin(5 * angle + 2.3 * phase);
        const r = mean * (1 + bend * wave);
        points.push(
          `${(x + 1.25 * r * Math.cos(angle)).toFixed(1)} ${(y + 0.86 * r * Math.sin(angle)).toFixed(1)}`,
        );
      }
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', `M${points.join('L')}Z`);
      path.setAttribute('opacity', (1 - (ring / rings) * 0.75).toFixed(2));
      svg.append(path);
    }
  }
}
