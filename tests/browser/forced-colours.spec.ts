import { expect, type Page, test } from '@playwright/test';
import { carouselsRun, ready } from './ready';

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const findLine = (page: Page, name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true, includeHidden: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);

  test('the current page and its group are underlined in the menu, the others are not', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/education');
    expect(await findLine(page, 'Industries')).toBe('underline');
    expect(await findLine(page, 'Education')).toBe('underline');
    expect(await findLine(page, 'Projects')).toBe('none');
  });

  test('the dot of the banner shown is longer and filled', async ({ page }) => {
    await page.goto('/');
    await carouselsRun(page);
    const looks = await page.locator('#hero .slick-dots button').evaluateAll((dots) =>
      dots.map((dot) => {
        const { width, backgroundColor, borderTopWidth } = getComputedStyle(dot, '::after');
        return { width, backgroundColor, border: Number.parseFloat(borderTopWidth) };
      }),
    );
    const [current, ...others] = looks;
    expect(others.every(({ width }) => width !== current?.width)).toBe(true);
    expect(others.every(({ backgroundColor }) => backgroundColor !== current?.backgroundColor)).toBe(true);
    expect(others.every(({ border }) => border >= 1)).toBe(true);
  });

  test('the chosen filter has a thicker border and a line', async ({ page }) => {
    await page.goto('/projects/services/automation');
    const chips = page.getByRole('navigation', { name: 'Filter the projects' });
    const chosen = chips.getByRole('link', { name: /^Automation/ });
    await expect(chosen).toHaveCSS('border-top-width', '3px');
    await expect(chosen).toHaveCSS('text-decoration-line', 'underline');
    await expect(chips.getByRole('link', { name: /^Data Science/ })).toHaveCSS('border-top-width', '1px');
  });

  for (const width of [375, 1280]) {
    test(`the steps of the quote can be distinguished at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/request-quote');
      await page.locator('form[data-mode="steps"]').waitFor();
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Continue' }).click();
      const steps = page.getByRole('list', { name: 'Steps of the request' }).getByRole('listitem');
      // The colours change in a transition.
      await expect(async () => {
        const [done, current, open] = await steps.evaluateAll((items) =>
          items.map((step) => getComputedStyle(step, '::before').backgroundColor),
        );
        expect(new Set([done, current, open]).size).toBe(3);
      }).toPass({ timeout: 20_000 });
    });
  }

  for (const path of ['/', '/contact-us', '/request-quote', '/projects']) {
    test(`every button, filled link and field of ${path} has a border`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      if (path === '/') await carouselsRun(page);
      const borderless = await page
        .locator('header button, header a[href="/contact-us"], main :is(button, input, textarea)')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls
            .filter((control) => {
              const own = getComputedStyle(control);
              const drawn = getComputedStyle(control, '::after');
              const isNative = control instanceof HTMLInputElement && control.type === 'radio';
              const hasSign = control.querySelector('svg') !== null;
              const widths = [own.borderTopWidth, drawn.content === 'none' ? '0' : drawn.borderTopWidth];
              return !isNative && !hasSign && !widths.some((width) => Number.parseFloat(width) >= 1);
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect(borderless).toEqual([]);
    });
  }
});
