import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { messagesWith, uniqueText } from './mail';

const sent = 'Thank you! Your form has been submitted. We will connect with you shortly.';
const failed = 'Oops! Something went wrong. Please try again shortly.';
const noName = 'Please enter your name.';
const badEmail = 'Please enter a valid email address.';
const badCharacters =
  'Please enter a valid email address. Email address does not support special character like %, # and all alphabetical letters must be small.';
const badPhone = 'Please enter a valid 10 digit phone number';
const noMessage = 'Please enter your message.';

type Values = Partial<Record<'name' | 'email' | 'phone' | 'message', string>>;
const good = { name: 'Asha Rao', email: 'asha@example.in', message: 'Please call us back.' };

const form = (page: Page) => page.locator('form[action="/email"]');
const field = (page: Page, name: keyof Values) => form(page).locator(`#contact-${name}`);
const button = (page: Page) => form(page).getByRole('button', { name: /^Send/ });
const cards = (page: Page) => page.locator('[data-toasts] [data-type]');
const toast = (page: Page, text: string) =>
  cards(page).filter({ has: page.getByText(text, { exact: true }) });

/** Opens a page and waits until its form is hydrated. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('form[action="/email"][novalidate]').waitFor();
};

const fill = async (page: Page, values: Values) => {
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    const value = values[name];
    if (value !== undefined) await field(page, name).fill(value);
  }
};

const submit = (page: Page) => button(page).click();

/** What is sent from now on. */
const posts = (page: Page): Request[] => {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/email') found.push(request);
  });
  return found;
};

/** Responds in place of the server. */
const answer = (page: Page, handler: (route: Route) => Promise<void>) => page.route('**/email', handler);
const accept = (route: Route) => route.fulfill({ status: 202, json: { accepted: true } });

/** People take longer than this to fill in a form; faster ones are marked. */
const beSlow = (page: Page) => page.waitForFunction(() => performance.now() > 1600);

for (const pause of [60, 200, 350]) {
  test(`a second click after ${pause} ms sends nothing more and leaves the confirmation`, async ({
    page,
  }) => {
    await open(page, '/contact-us');
    const sentRequests = posts(page);
    await fill(page, good);
    await submit(page);
    await page.waitForTimeout(pause);
    // The button is disabled while the message is being sent.
    await button(page).click({ force: true });
    await expect(form(page).getByText(sent, { exact: true })).toBeVisible();
    await button(page).click();
    await expect(form(page).getByText(sent, { exact: true })).toBeVisible();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
    expect(sentRequests).toHaveLength(1);
  });
}

for (const path of ['/contact-us', '/']) {
  test.describe(`contact form on ${path}`, () => {
    test('a message is stored, confirmed in a toast and in the page, and the form is reset', async ({
      page,
    }) => {
      await open(page, path);
      const message = uniqueText();
      await fill(page, { ...good, phone: '9876543210', message });
      await submit(page);
      await expect(toast(page, sent)).toHaveAttribute('data-type', 'success');
      await expect(form(page).getByText(sent, { exact: true })).toBeVisible();
      for (const name of ['name', 'email', 'phone', 'message'] as const) {
        await expect(field(page, name)).toHaveValue('');
      }
      expect(messagesWith(message)).toMatchObject([{ phone: '9876543210' }]);
    });
  });
}

test('a failure is shown in a toast and in the page, and keeps what was typed', async ({ page }) => {
  await open(page, '/contact-us');
  await answer(page, (route) => route.fulfill({ status: 500, json: { error: 'EIO' } }));
  await fill(page, { ...good, phone: '9876543210' });
  await submit(page);
  await expect(toast(page, failed)).toHaveAttribute('data-type', 'error');
  await expect(form(page).getByText(failed, { exact: true })).toBeVisible();
  await expect(field(page, 'name')).toHaveValue(good.name);
  await expect(field(page, 'email')).toHaveValue(good.email);
  await expect(field(page, 'phone')).toHaveValue('9876543210');
  await expect(field(page, 'message')).toHaveValue(good.message);
});

test('an empty form names every required field and sends nothing', async ({ page }) => {
  await open(page, '/contact-us');
  const requests = posts(page);
  await submit(page);
  await expect(toast(page, noName)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  for (const [name, text] of [
    ['name', noName],
    ['email', badEmail],
    ['message', noMessage],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(text);
    await expect(form(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid');
  expect(requests).toHaveLength(0);
});

test.describe('checks', () => {
  test('a bad phone number and no message are both toasted, and the first of them has the focus', async ({
    page,
  }) => {
    await open(page, '/contact-us');
    const requests = posts(page);
    await fill(page, { ...good, phone: '123', message: '' });
    await submit(page);
    for (const text of [badPhone, noMessage]) await expect(toast(page, text)).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await expect(field(page, 'phone')).toBeFocused();
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
    expect(requests).toHaveLength(0);
  });

  test('a phone number of another form is complained of, and the message still sent', async ({ page }) => {
    await open(page, '/contact-us');
    const message = uniqueText();
    const phone = '+91 98765 43210';
    await fill(page, { ...good, phone, message });
    await submit(page);
    await expect(toast(page, badPhone)).toBeVisible();
    await expect(toast(page, sent)).toBeVisible();
    expect(messagesWith(message)).toMatchObject([{ phone }]);
  });
});

test.describe('sending', () => {
  test('the payload is name, email, message, its kind and id and where the visit began, and nothing else', async ({
    page,
  }) => {
    await open(page, '/contact-us');
    const requests = posts(page);
    await answer(page, accept);
    await fill(page, good);
    await beSlow(page);
    await submit(page);
    await expect(toast(page, sent)).toBeVisible();
    expect(requests.map((request) => [request.method(), request.postDataJSON()])).toEqual([
      [
        'POST',
        {
          ...good,
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          kind: 'contact',
          source: { firstPage: '/contact-us', page: '/contact-us' },
        },
      ],
    ]);
    expect(requests[0]?.headers()['content-type']).toBe('application/json');
  });

  test('after a failure the same message can be sent again', async ({ page }) => {
    await open(page, '/contact-us');
    await page.route('**/email', (route) => route.abort(), { times: 1 });
    const message = uniqueText();
    await fill(page, { ...good, message });
    await submit(page);
    await expect(toast(page, failed)).toBeVisible();
    await submit(page);
    await expect(toast(page, sent)).toBeVisible();
    expect(messagesWith(message)).toHaveLength(1);
  });
});

test.describe('to the contact of a page', () => {
  const name = 'Nilesh Pathare';

  test('the link of the page carries them to the form, which names them, and so does the message', async ({
    page,
  }) => {
    await page.goto('/data-science');
    await expect(page.getByRole('link', { name: `Book a call with ${name}` })).toBeVisible();
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL('/contact-us?contact=nilesh-pathare');
    await expect(form(page).getByText(`Your message goes to ${name}`)).toBeVisible();
    const message = uniqueText();
    await fill(page, { ...good, message });
    await submit(page);
    await expect(toast(page, sent)).toBeVisible();
    expect(messagesWith(message)).toMatchObject([{ contact: name }]);
  });

  for (const path of ['/contact-us', '/request-quote']) {
    test(`opened by its address, ${path} names them without moving what is read`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      // A font that arrives late may shift text; that is another matter.
      await page.route('**/fonts/*', (route) => route.abort());
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const { entryType } of list.getEntries()) document.documentElement.dataset.moved = entryType;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, `${path}?contact=nilesh-pathare`);
      await expect(page.getByText(`Your message goes to ${name}`)).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    });
  }

  test('an address that names nobody of the company changes nothing', async ({ page }) => {
    await open(page, '/contact-us?contact=constructor');
    await expect(page.getByText('Your message goes to')).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    for (const [path, contact] of [
      ['/every-section', 'Farida Lokhandwala'],
      ['/contact-us?contact=nilesh-pathare', name],
      ['/contact-us', null],
    ] as const) {
      test(`a message from ${path} is for ${contact}`, async ({ page }) => {
        await page.goto(path);
        const message = uniqueText();
        await fill(page, { ...good, message });
        await submit(page);
        await expect(page).toHaveURL(/thank-you/);
        expect(messagesWith(message)).toMatchObject([{ contact }]);
      });
    }
  });
});

test.describe('leaving while the message is sent', () => {
  test('for another page of the site: it is stored, and the toast shows there', async ({ page }) => {
    await open(page, '/contact-us');
    const message = uniqueText();
    await fill(page, { ...good, message });
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('form[action="/email"] button')?.click();
      document.querySelector<HTMLElement>('footer a[href="/about-us"]')?.click();
    });
    await expect(page.locator('h1')).toHaveText('About Us');
    await expect(toast(page, sent)).toBeVisible();
    expect(messagesWith(message)).toHaveLength(1);
  });

  test('for another site: it is stored', async ({ page }) => {
    await open(page, '/contact-us');
    const message = uniqueText();
    await fill(page, { ...good, message });
    // The same server under another name is another site.
    const elsewhere = new URL('/livez', page.url());
    elsewhere.hostname = '127.0.0.1';
    await page.evaluate((address) => {
      document.querySelector<HTMLElement>('form[action="/email"] button')?.click();
      location.href = address;
    }, elsewhere.href);
    await page.waitForURL(elsewhere.href);
    await expect.poll(() => messagesWith(message).length).toBe(1);
  });

  test('by closing the window: it is stored', async ({ page }) => {
    await open(page, '/contact-us');
    const message = uniqueText();
    await fill(page, { ...good, message });
    const sending = page.waitForRequest('**/email');
    await page.evaluate(() => document.querySelector<HTMLElement>('form[action="/email"] button')?.click());
    // Before that, the code that sends it may still be loading.
    await sending;
    await page.close();
    await expect.poll(() => messagesWith(message).length).toBe(1);
  });

  test('a message that fails then is back in the form when the reader returns', async ({ page }) => {
    await open(page, '/contact-us');
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await answer(page, async (route) => {
      await refused;
      await route.abort();
    });
    await fill(page, good);
    await submit(page);
    await expect(button(page)).toBeDisabled();
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
    await expect(page.locator('h1')).toHaveText('About Us');
    refuse();
    await expect(toast(page, failed)).toBeVisible();
    await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click();
    await expect(field(page, 'message')).toHaveValue(good.message);
    await expect(field(page, 'email')).toHaveValue(good.email);
  });
});

test.describe('toasts', () => {
  test('hovering one pauses its time', async ({ page }) => {
    // The clock is paused from here on.
    const start = new Date('2026-01-01T10:00:00+05:30');
    await page.clock.install({ time: start });
    await open(page, '/contact-us');
    await fill(page, good);
    await page.clock.pauseAt(new Date(start.getTime() + 600_000));
    await answer(page, (route) => route.abort());
    await submit(page);
    await toast(page, failed).hover();
    await page.clock.runFor(20_000);
    await expect(toast(page, failed)).not.toHaveAttribute('inert');
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_500);
    await expect(toast(page, failed)).not.toHaveAttribute('inert');
    await page.clock.runFor(600);
    await expect(toast(page, failed)).toHaveAttribute('inert');
  });

  test('the close button removes it and returns the focus', async ({ page }) => {
    await open(page, '/contact-us');
    await submit(page);
    await expect(field(page, 'name')).toBeFocused();
    await toast(page, noName).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'name')).toBeFocused();
    await expect(toast(page, noName)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/contact-us', '/']) {
    test(`the form on ${path} stores a mail and lands on /thank-you`, async ({ page }) => {
      await page.goto(path);
      const message = uniqueText();
      await fill(page, { ...good, message });
      await submit(page);
      await expect(page).toHaveURL('/thank-you');
      await expect(page.locator('h1')).toHaveText('Thank You');
      expect(messagesWith(message)).toHaveLength(1);
    });
  }

  test('a wrong message gets a page that lists the problems and keeps what was typed', async ({ page }) => {
    await page.goto('/contact-us');
    const message = `${uniqueText()} <b>"bold"</b>`;
    await fill(page, { ...good, email: 'Asha@example.in', phone: '12', message });
    await submit(page);
    await expect(page.locator('h1')).toHaveText('Your message was not sent');
    await expect(page.getByLabel('Name')).toHaveValue(good.name);
    await expect(page.getByLabel('Email')).toHaveValue('Asha@example.in');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(badCharacters);
    await expect(page.getByLabel('Phone number')).toHaveValue('12');
    await expect(page.getByLabel('Message')).toHaveValue(message);
    expect(messagesWith(message)).toHaveLength(0);
  });

  test('from that page the corrected message is sent', async ({ page }) => {
    await page.goto('/contact-us');
    const message = uniqueText();
    await fill(page, { ...good, email: 'Asha@example.in', message });
    await submit(page);
    await page.getByLabel('Email').fill(good.email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/thank-you');
    expect(messagesWith(message)).toHaveLength(1);
  });
});

test('what was typed is there again after Back within the site, and in a full load', async ({ page }) => {
  await open(page, '/contact-us');
  await fill(page, { ...good, phone: '98' });
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.locator('h1')).toHaveText('Privacy');
  await page.goBack();
  for (const [name, value] of [...Object.entries(good), ['phone', '98']] as const) {
    await expect(page.locator(`#contact-${name}`)).toHaveValue(value);
  }
  await page.goto('/accessibility');
  await page.goBack();
  await expect(field(page, 'message')).toHaveValue(good.message);
});

test('a number pasted from an address book is sent as its ten digits', async ({ page }) => {
  await open(page, '/contact-us');
  const requests = posts(page);
  await answer(page, accept);
  await fill(page, { ...good, phone: '\u202d98765\u201143210\u202c' });
  await submit(page);
  await expect(toast(page, sent)).toBeVisible();
  expect(requests[0]?.postDataJSON()).toMatchObject({ phoneNumber: '9876543210' });
  await expect(toast(page, badPhone)).toHaveCount(0);
});

test('a name and a message that show nothing are missing', async ({ page }) => {
  await open(page, '/contact-us');
  const requests = posts(page);
  await fill(page, { ...good, name: '\u200b', message: '\u2060\u200d' });
  await submit(page);
  await expect(field(page, 'name')).toHaveAccessibleDescription(noName);
  await expect(field(page, 'message')).toHaveAccessibleDescription(noMessage);
  expect(requests).toHaveLength(0);
});
