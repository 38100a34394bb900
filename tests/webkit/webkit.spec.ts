import { messagesWith, uniqueText } from '../browser/mail';
import { pageTypes } from '../browser/routes';
import { expect, Key, type Page, test } from './webkit';

const phone = 450;
const desktop = 1280;
const hamburger = 'header button[aria-controls]';
const menu = 'header nav[aria-label="Main"]';

/** From now on, requests for a page's data take two seconds; `slowRequest` resolves when the data is there. */
const slowDown = (page: Page, path: string) =>
  page.run(
    `const slow = arguments[0];
     const { open, send } = XMLHttpRequest.prototype;
     XMLHttpRequest.prototype.open = function (method, address, ...rest) {
       this.isSlow = address.includes(slow);
       open.call(this, method, address, ...rest);
     };
     XMLHttpRequest.prototype.send = function (body) {
       if (!this.isSlow) return send.call(this, body);
       window.slowRequest = new Promise((done) => this.addEventListener('load', done));
       setTimeout(() => send.call(this, body), 2000);
     };`,
    path,
  );

for (const width of [phone, desktop]) {
  test(`every kind of page hydrates at ${width} px and fits its window`, async ({ webkit }) => {
    await webkit.resize(width);
    for (const path of pageTypes) {
      await webkit.open(path);
      expect(await webkit.run('return document.querySelectorAll("h1").length'), path).toBe(1);
      const beyond = 'return document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await webkit.run(beyond), path).toBe(0);
    }
  });
}

test('each file is requested once', async ({ webkit }) => {
  await webkit.resize(desktop);
  for (const path of ['/', '/contact-us', '/automation']) {
    await webkit.open(path);
    await webkit.follow('footer a[href="/privacy"]');
    await webkit.expectHeading('Privacy');
    const requested = await webkit.run<string[]>(
      'return performance.getEntriesByType("resource").map(({ name }) => name)',
    );
    expect(requested.length).toBeGreaterThan(3);
    // Gatsby asks for app-data.json before each page, to notice a deploy.
    const twice = requested.filter((name, at) => requested.indexOf(name) !== at);
    expect(twice.filter((name) => !name.endsWith('app-data.json'))).toEqual([]);
  }
});

test('dropdowns open by pointer and by keyboard, and Escape returns the focus', async ({ webkit }) => {
  await webkit.resize(desktop);
  await webkit.open('/about-us');
  const group = 'header nav li[data-open]';
  await webkit.hover('header nav a[href="/#our-services"]');
  await webkit.until(`document.querySelector('${group} a[href="/automation"]')`);
  await webkit.hover('h1');
  await webkit.until(`!document.querySelector('${group}')`);
  await webkit.run('document.querySelector(arguments[0]).focus()', 'header nav li button');
  await webkit.press(Key.ENTER);
  await webkit.until(`document.querySelector('${group}')`);
  await webkit.press(Key.ESCAPE);
  await webkit.until(`!document.querySelector('${group}')`);
  expect(await webkit.run('return document.activeElement.textContent')).toContain('Services pages');
});

test('a dropdown is left and entered again at once without losing the focus', async ({ webkit }) => {
  await webkit.resize(desktop);
  await webkit.open('/about-us');
  await webkit.run('document.querySelector(arguments[0]).focus()', 'header nav li button');
  await webkit.press(Key.ENTER);
  await webkit.until('document.querySelector("header nav li[data-open]")');
  await webkit.run('[...document.querySelectorAll("header nav li[data-open] a")].at(-1).focus()');
  await webkit.press(Key.TAB, 'Shift+Tab');
  expect(await webkit.run('return document.activeElement.textContent')).toContain('Services pages');
});

for (const [width, stops] of [
  [phone, 1],
  [700, 8],
  [desktop, 10],
] as const) {
  test(`the keyboard goes through the header at ${width} px without scrolling the page`, async ({
    webkit,
  }) => {
    await webkit.resize(width);
    await webkit.open('/about-us');
    expect(await webkit.scrollTo(1500)).toBe(1500);
    await webkit.run('document.querySelector("header a").focus()');
    for (let stop = 0; stop < stops; stop += 1) {
      await webkit.press(Key.TAB);
      expect(await webkit.scrollY()).toBe(1500);
    }
    expect(await webkit.run('return Boolean(document.activeElement.closest("header"))')).toBe(true);
  });
}

test('the menu of phones opens, closes and leads to a page, without scrolling', async ({ webkit }) => {
  await webkit.resize(phone);
  await webkit.open('/about-us');
  await webkit.scrollTo(1500);
  await webkit.click(hamburger);
  await webkit.until(`document.querySelector('${menu}').offsetHeight > 100`);
  expect(await webkit.scrollY()).toBe(1500);
  await webkit.press(Key.ESCAPE);
  await webkit.until(`document.querySelector('${menu}').offsetHeight === 0`);
  expect(await webkit.scrollY()).toBe(1500);
  await webkit.click(hamburger);
  await webkit.click(`${menu} a[href="/#our-services"]`);
  await webkit.click(`${menu} a[href="/automation"]`);
  await webkit.expectHeading('Automation');
  expect(await webkit.scrollY()).toBe(0);
  await webkit.until(`document.querySelector('${menu}').offsetHeight === 0`);
});

test('Back and Forward return to where the reader was, also after a reload', async ({ webkit }) => {
  await webkit.resize(phone);
  await webkit.open('/about-us');
  const first = await webkit.scrollTo('end');
  await webkit.follow('footer a[href="/privacy"]');
  await webkit.expectHeading('Privacy');
  const second = await webkit.scrollTo('end');
  await webkit.follow('footer a[href="/accessibility"]');
  await webkit.expectHeading('Accessibility');
  await webkit.run('history.go(-2)');
  await webkit.expectHeading('About Us');
  await expect.poll(() => webkit.scrollY()).toBe(first);
  await webkit.run('document.documentElement.removeAttribute("data-hydrated"); location.reload()');
  await webkit.hydrated();
  await expect.poll(() => webkit.scrollY()).toBe(first);
  await webkit.run('history.forward()');
  await webkit.expectHeading('Privacy');
  await expect.poll(() => webkit.scrollY()).toBe(second);
});

test('Back wins over a page that is still loading', async ({ webkit }) => {
  await webkit.resize(desktop);
  await webkit.open('/accessibility');
  await webkit.follow('footer a[href="/privacy"]');
  await webkit.expectHeading('Privacy');
  await slowDown(webkit, '/education/');
  await webkit.follow('header a[href="/education"]');
  await webkit.run('history.back()');
  await webkit.expectHeading('Accessibility');
  await webkit.run('await window.slowRequest; await new Promise((done) => setTimeout(done, 300))');
  expect(await webkit.text('h1')).toBe('Accessibility');
  expect(await webkit.run('return location.pathname')).toBe('/accessibility');
});

test('the carousels run, pause and show the next slide', async ({ webkit }) => {
  await webkit.resize(desktop);
  await webkit.open('/');
  await webkit.until('document.querySelector("#hero .slick-dots")');
  const current = () =>
    webkit.run<string>('return document.querySelector("#hero .slick-dots [aria-current]").ariaLabel');
  const before = await current();
  await expect.poll(current).not.toBe(before);
  await webkit.click('#hero [data-controls] button');
  await webkit.until('document.querySelector("#hero [data-controls] button").ariaLabel === "Play banners"');
  await webkit.run('document.getElementById("testimonials").scrollIntoView({ behavior: "instant" })');
  await webkit.until('document.querySelector("#testimonials .slick-current")');
  const shown = 'return document.querySelector("#testimonials .slick-current").dataset.index';
  const slide = await webkit.run(shown);
  await webkit.follow('#testimonials button[aria-label="Next testimonial"]');
  await expect.poll(() => webkit.run(shown)).not.toBe(slide);
});

test('projects are filtered', async ({ webkit }) => {
  await webkit.resize(desktop);
  await webkit.open('/projects');
  const all = await webkit.run<number>('return document.querySelectorAll("main article").length');
  await webkit.click('nav[aria-label="Filter the projects"] a');
  await webkit.until(`document.querySelectorAll("main article").length < ${all}`);
  await webkit.run('history.back()');
  await webkit.until(`document.querySelectorAll("main article").length === ${all}`);
});

test('a message with a mistake is corrected, stored and confirmed', async ({ webkit }) => {
  await webkit.resize(desktop);
  await webkit.open('/contact-us');
  const message = uniqueText();
  await webkit.type('#contact-name', 'Asha Rao');
  await webkit.type('#contact-email', 'Asha@example.in');
  await webkit.type('#contact-message', message);
  await webkit.follow('form[action="/email"] [type="submit"]');
  await expect.poll(() => webkit.text('#contact-email-error')).toContain('letters must be small');
  await webkit.run('document.querySelector("#contact-email").select()');
  await webkit.type('#contact-email', 'asha@example.in');
  await webkit.follow('form[action="/email"] [type="submit"]');
  await expect.poll(() => webkit.text('#contact-outcome')).toContain('Thank you!');
  expect(messagesWith(message)).toHaveLength(1);
});

test('a quote is asked for', async ({ webkit }) => {
  await webkit.resize(phone);
  await webkit.open('/request-quote');
  const scope = uniqueText();
  const next = () => webkit.follow('form[action="/email"] [type="submit"]');
  const choose = (field: string) => webkit.follow(`#quote-${field} input`);
  const isShown = (title: string) =>
    webkit.until(`document.querySelector('#quote-${title}-title').offsetHeight > 0`);
  await choose('service');
  await next();
  await isShown('scope');
  await choose('stage');
  await webkit.type('#quote-scope', scope);
  await next();
  await isShown('budget');
  await choose('budget');
  await next();
  await isShown('timeline');
  await choose('timeline');
  await next();
  await isShown('contact');
  await webkit.type('#quote-name', 'Asha Rao');
  await webkit.type('#quote-email', 'asha@example.in');
  await next();
  await isShown('summary');
  await next();
  await expect.poll(() => webkit.text('main')).toContain('Thank you!');
  expect(messagesWith(scope)).toHaveLength(1);
});
