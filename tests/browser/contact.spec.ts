import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { mailsWith, uniqueText } from './mail';

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

/** Holds the responses back until they are released. */
const hold = async (page: Page, then = accept): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answer(page, async (route) => {
    await released;
    await then(route);
  });
  return release;
};

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
      const mails = mailsWith(message);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain('Phone: 9876543210');
    });

    test('a failure is shown in a toast and in the page, and keeps what was typed', async ({ page }) => {
      await open(page, path);
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
      await open(page, path);
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
  });
}

test.describe('checks', () => {
  const wrong: [what: string, values: Values, texts: string[], focused: keyof Values][] = [
    ['nothing', {}, [noName], 'name'],
    ['only spaces as a name', { ...good, name: '   ' }, [noName], 'name'],
    ['no e-mail', { name: good.name }, [badEmail], 'email'],
    ['an e-mail without an at sign', { ...good, email: 'asha.example.in' }, [badEmail], 'email'],
    [
      'an e-mail whose last part has one character',
      { ...good, email: 'asha@example.i' },
      [badEmail],
      'email',
    ],
    ['an e-mail with a capital', { ...good, email: 'Asha@example.in' }, [badCharacters], 'email'],
    ['an e-mail with %', { ...good, email: 'as%ha@example.in' }, [badCharacters], 'email'],
    ['an e-mail with #', { ...good, email: 'as#ha@example.in' }, [badCharacters], 'email'],
    ['no message', { ...good, message: '' }, [noMessage], 'message'],
    [
      'a bad phone number and no message',
      { ...good, phone: '123', message: '' },
      [badPhone, noMessage],
      'phone',
    ],
    ['bad e-mail and phone number', { ...good, email: 'asha', phone: '123' }, [badEmail], 'email'],
  ];
  for (const [what, values, texts, focused] of wrong) {
    test(`${what}: the toasts are right, the first wrong field has the focus`, async ({ page }) => {
      await open(page, '/contact-us');
      const requests = posts(page);
      await fill(page, values);
      await submit(page);
      for (const text of texts) await expect(toast(page, text)).toBeVisible();
      await expect(cards(page)).toHaveCount(texts.length);
      await expect(field(page, focused)).toBeFocused();
      await expect(field(page, focused)).toHaveAttribute('aria-invalid', 'true');
      expect(requests).toHaveLength(0);
    });
  }

  test('the message at a field disappears once the field is right', async ({ page }) => {
    await open(page, '/contact-us');
    await submit(page);
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'name').fill('A');
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
    await expect(form(page).getByText(noName)).toHaveCount(0);
    await expect(form(page).getByText(noMessage)).toBeVisible();
  });

  for (const phone of ['123', '0000000000', '+91 98765 43210', '98765432101']) {
    test(`the phone number ${phone} is complained of, and the message still sent`, async ({ page }) => {
      await open(page, '/contact-us');
      const message = uniqueText();
      await fill(page, { ...good, phone, message });
      await submit(page);
      await expect(toast(page, badPhone)).toBeVisible();
      await expect(toast(page, sent)).toBeVisible();
      const [mail] = mailsWith(message);
      expect(mail).toContain(`Phone: ${phone} (as typed; not a 10 digit number)`);
    });
  }

  test('a name of 41 characters cannot be typed', async ({ page }) => {
    await open(page, '/contact-us');
    await field(page, 'name').pressSequentially('n'.repeat(41));
    await expect(field(page, 'name')).toHaveValue('n'.repeat(40));
  });

  test('a rejection by the server is shown at its field', async ({ page }) => {
    await open(page, '/contact-us');
    await answer(page, (route) =>
      route.fulfill({ status: 400, json: { error: 'Please correct.', fields: { email: badEmail } } }),
    );
    await fill(page, good);
    await submit(page);
    await expect(field(page, 'email')).toHaveAccessibleDescription(badEmail);
    await expect(field(page, 'email')).toBeFocused();
  });
});

test.describe('sending', () => {
  test('the payload is name, email, message and where the visit began, and nothing else', async ({
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
      ['POST', { ...good, source: { firstPage: '/contact-us', page: '/contact-us' } }],
    ]);
    expect(requests[0]?.headers()['content-type']).toBe('application/json');
  });

  test('the payload has the phone number when one was given', async ({ page }) => {
    await open(page, '/contact-us');
    const requests = posts(page);
    await answer(page, accept);
    await fill(page, { ...good, phone: '9876543210' });
    await beSlow(page);
    await submit(page);
    await expect(toast(page, sent)).toBeVisible();
    expect(requests[0]?.postDataJSON()).toMatchObject({ ...good, phoneNumber: '9876543210' });
  });

  const failures: [what: string, handler: (route: Route) => Promise<void>][] = [
    ['a lost connection', (route) => route.abort('connectionreset')],
    ['success with null', (route) => route.fulfill({ status: 200, json: null })],
    ['success with false', (route) => route.fulfill({ status: 200, json: false })],
    ['success without a body', (route) => route.fulfill({ status: 200, body: '' })],
    ['a page of HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Home' })],
    ['503', (route) => route.fulfill({ status: 503, json: { error: 'stored nowhere' } })],
  ];
  for (const [what, handler] of failures) {
    test(`${what} is a failure that keeps the message`, async ({ page }) => {
      await open(page, '/contact-us');
      await answer(page, handler);
      await fill(page, good);
      await submit(page);
      await expect(toast(page, failed)).toBeVisible();
      await expect(toast(page, sent)).toHaveCount(0);
      await expect(field(page, 'message')).toHaveValue(good.message);
      await expect(button(page)).toBeEnabled();
    });
  }

  test('after a failure the same message can be sent again', async ({ page }) => {
    await open(page, '/contact-us');
    await page.route('**/email', (route) => route.abort(), { times: 1 });
    const message = uniqueText();
    await fill(page, { ...good, message });
    await submit(page);
    await expect(toast(page, failed)).toBeVisible();
    await submit(page);
    await expect(toast(page, sent)).toBeVisible();
    expect(mailsWith(message)).toHaveLength(1);
  });

  test('while sending, the button is disabled and says so, and the state is submitting', async ({ page }) => {
    await open(page, '/contact-us');
    const release = await hold(page);
    await fill(page, good);
    await submit(page);
    await expect(button(page)).toBeDisabled();
    await expect(button(page)).toHaveAccessibleName('Sending…');
    await expect(form(page).getByRole('status')).toHaveText('Your message is being sent.');
    await expect(page.locator('[data-route-state]')).toHaveAttribute('data-route-state', 'submitting');
    release();
    await expect(button(page)).toBeEnabled();
    await expect(button(page)).toHaveAccessibleName('Send message');
    await expect(page.locator('[data-route-state]')).toHaveAttribute('data-route-state', 'idle');
  });

  test('a double click sends one message', async ({ page }) => {
    await open(page, '/contact-us');
    const requests = posts(page);
    const release = await hold(page, (route) => route.continue());
    const message = uniqueText();
    await fill(page, { ...good, message });
    await button(page).dblclick();
    release();
    await expect(toast(page, sent)).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(mailsWith(message)).toHaveLength(1);
  });

  test('Enter pressed again while a message is being sent sends no second one', async ({ page }) => {
    await open(page, '/contact-us');
    const requests = posts(page);
    const release = await hold(page);
    await fill(page, good);
    await field(page, 'name').press('Enter');
    await expect(button(page)).toBeDisabled();
    await field(page, 'name').press('Enter');
    release();
    await expect(toast(page, sent)).toBeVisible();
    expect(requests).toHaveLength(1);
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
    expect(mailsWith(message)).toHaveLength(1);
  });

  test('for another site: it is stored', async ({ page }) => {
    await open(page, '/contact-us');
    const message = uniqueText();
    await fill(page, { ...good, message });
    // The same server under another name is another site.
    const elsewhere = new URL('/healthz', page.url());
    elsewhere.hostname = '127.0.0.1';
    await page.evaluate((address) => {
      document.querySelector<HTMLElement>('form[action="/email"] button')?.click();
      location.href = address;
    }, elsewhere.href);
    await page.waitForURL(elsewhere.href);
    await expect.poll(() => mailsWith(message).length).toBe(1);
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
    await expect.poll(() => mailsWith(message).length).toBe(1);
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
  /** Opens the form with a clock that is paused from here on. */
  const openWithClock = async (page: Page) => {
    const start = new Date('2026-01-01T10:00:00+05:30');
    await page.clock.install({ time: start });
    await open(page, '/contact-us');
    await fill(page, good);
    await page.clock.pauseAt(new Date(start.getTime() + 600_000));
  };

  const lifetimes: [what: string, text: string, status: number, duration: number][] = [
    ['a success', sent, 202, 2000],
    ['an error', failed, 500, 4000],
  ];
  for (const [what, text, status, duration] of lifetimes) {
    test(`${what} stays ${duration} ms and is removed 1000 ms later`, async ({ page }) => {
      await openWithClock(page);
      await answer(page, (route) => route.fulfill({ status, json: { accepted: true } }));
      await submit(page);
      await expect(toast(page, text)).toBeVisible();
      await page.clock.runFor(duration - 50);
      await expect(toast(page, text)).not.toHaveAttribute('inert');
      await page.clock.runFor(100);
      await expect(toast(page, text)).toHaveAttribute('inert');
      await page.clock.runFor(900);
      await expect(toast(page, text)).toHaveCount(1);
      await page.clock.runFor(150);
      await expect(toast(page, text)).toHaveCount(0);
    });
  }

  test('hovering one pauses its time', async ({ page }) => {
    await openWithClock(page);
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

  test('errors are announced as alerts, a success as a status', async ({ page }) => {
    await open(page, '/contact-us');
    await submit(page);
    await expect(page.locator('[data-toasts]').getByRole('alert')).toContainText(noName);
    await fill(page, good);
    await submit(page);
    await expect(page.locator('[data-toasts]').getByRole('status')).toContainText(sent);
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
      expect(mailsWith(message)).toHaveLength(1);
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
    expect(mailsWith(message)).toHaveLength(0);
  });

  test('from that page the corrected message is sent', async ({ page }) => {
    await page.goto('/contact-us');
    const message = uniqueText();
    await fill(page, { ...good, email: 'Asha@example.in', message });
    await submit(page);
    await page.getByLabel('Email').fill(good.email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/thank-you');
    expect(mailsWith(message)).toHaveLength(1);
  });
});
