import { inlineDrawing } from './drawing';

const svg = (inside: string, attributes = 'viewBox="0 0 8 8"'): string =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test('shapes and colours stay', () => {
  expect(inlineDrawing(svg('<circle r="3" fill="#0a7386"/>'))).toBe(
    '<svg viewBox="0 0 8 8"><circle r="3" fill="#0a7386"/></svg>',
  );
});

test('its size becomes a viewBox, so that it scales', () => {
  expect(inlineDrawing(svg('<circle r="3"/>', 'width="64" height="32"'))).toBe(
    '<svg viewBox="0 0 64 32"><circle r="3"/></svg>',
  );
});

test('scripts do not come into the page', () => {
  const cleaned = inlineDrawing(
    svg(
      '<script>alert(1)</script><circle r="3" onclick="alert(2)"/><a href="javascript:alert(3)"><circle r="2"/></a>',
    ),
  );
  expect(cleaned).not.toMatch(/script|onclick|alert/);
  expect(cleaned).toContain('<circle');
});

test('styles become attributes, which the policy of the pages allows', () => {
  const cleaned = inlineDrawing(
    svg(
      '<style>.a{fill:red}</style><path class="a" d="M0 0h4v4z"/><path class="a" style="opacity:.5;mix-blend-mode:screen" d="M4 4h4v4z"/>',
    ),
  );
  expect(cleaned).not.toMatch(/style|class=/);
  expect(cleaned.match(/fill="red"/g)).not.toBeNull();
  expect(cleaned).toContain('opacity=".5"');
});

test('its ids cannot clash with the ids of the page', () => {
  const cleaned = inlineDrawing(
    svg(
      '<linearGradient id="contact-us"><stop stop-color="red"/><stop offset="1"/></linearGradient><circle r="3" fill="url(#contact-us)"/>',
    ),
  );
  const [, id] = cleaned.match(/ id="([^"]+)"/) ?? [];
  expect(id).toMatch(/^mark/);
  expect(cleaned).toContain(`url(#${id})`);
});

test.each(['<svg', '<html><b>No</b></html>', 'No', ''])('%j is an error', (text) => {
  expect(() => inlineDrawing(text)).toThrow();
});
