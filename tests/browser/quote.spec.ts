import { expect, type Page, type Request, test } from '@playwright/test';
import { gate } from './gate';
import { messagesWith, uniqueText } from './mail';

const sent = 'Thank you! Your form has been submitted. We will connect with you shortly.';

const answers = {
  service: 'Web Application',
  stage: 'An idea, nothing written down yet',
  scope: 'A portal for dealers.\nIt works offline.',
  budget: 'No budget set yet',
  timeline: 'No fixed date',
  name: 'Asha Rao',
  email: 'asha@example.in',
};
const written = `Request for a quote

Service: ${answers.service}
Stage: ${answers.stage}
Budget: ${answers.budget}
Timeline: ${answers.timeline}

Scope:
${answers.scope}`;

const titles = {
  service: 'What do you need?',
  scope: 'What should it do?',
  budget: 'What may it cost?',
  timeline: 'When do you need it?',
  contact: 'How do we reach you?',
  summary: 'Is everything as you meant it?',
};

const form = (page: Page) => page.locator('form[action="/email"]');
const heading = (page: Page) => form(page).getByRole('heading', { level: 2 });
const progress = (page: Page) => page.getByRole('list', { name: 'Steps of the request' });
const choice = (page: Page, name: string) => form(page).getByRole('radio', { name, exact: true });
const input = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const next = (page: Page) => form(page).getByRole('button', { name: 'Continue' });
const back = (page: Page) => form(page).getByRole('button', { name: 'Back' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send request' });
const toast = (page: Page, text: string) =>
  page.locator('[data-toasts] [data-type]').filter({ has: page.getByText(text, { exact: true }) });
const answerTo = (page: Page, label: string) =>
  form(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd')
    .first();

/** Opens the form and waits until it is hydrated. */
const open = async (page: Page) => {
  await page.goto('/request-quote');
  await page.locator('form[data-mode="steps"]').waitFor();
};

const choose = async (page: Page, name: string) => {
  await choice(page, name).check();
  await next(page).click();
};

const answerScope = async (page: Page, scope = answers.scope) => {
  await choice(page, answers.stage).check();
  await input(page, 'What should it do, and for whom?').fill(scope);
  await next(page).click();
};

const answerContact = async (page: Page) => {
  await input(page, 'Name').fill(answers.name);
  await input(page, 'Email').fill(answers.email);
  await next(page).click();
};

const goToSummary = async (page: Page, scope = answers.scope) => {
  await choose(page, answers.service);
  await answerScope(page, scope);
  await choose(page, answers.budget);
  await choose(page, answers.timeline);
  await answerContact(page);
  await expect(heading(page)).toHaveText(titles.summary);
};

const posts = (page: Page): Request[] => {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/email') found.push(request);
  });
  return found;
};

test.describe('steps', () => {
  test('come one after the other, with the focus on their heading; none is left without an answer', async ({
    page,
  }) => {
    await open(page);
    await expect(heading(page)).toHaveText(titles.service);
    await expect(progress(page).getByRole('listitem')).toHaveText([
      /Service$/,
      /Scope$/,
      /Budget$/,
      /Timeline$/,
      /Contact$/,
      /Summary$/,
    ]);
    await expect(form(page).getByText('Step 1 of 5')).toBeVisible();
    await expect(progress(page).locator('[aria-current="step"]')).toContainText('Service');

    await test.step('a step without an answer cannot be left, and says why', async () => {
      await next(page).click();
      const text = 'Please choose a service.';
      await expect(toast(page, text)).toBeVisible();
      const group = form(page).getByRole('radiogroup', { name: titles.service });
      await expect(group).toHaveAttribute('aria-invalid', 'true');
      await expect(group).toHaveAccessibleDescription(text);
      await expect(form(page).getByRole('radio').first()).toBeFocused();
      await expect(heading(page)).toHaveText(titles.service);
    });

    await choose(page, answers.service);
    await expect(heading(page)).toHaveText(titles.scope);
    await expect(heading(page)).toBeFocused();
    await expect(form(page).getByText('Step 2 of 5')).toBeVisible();
    await expect(progress(page).locator('[aria-current="step"]')).toContainText('Scope');
    await expect(progress(page).getByRole('listitem').first()).toContainText('Service, done');
    await answerScope(page);
    await expect(heading(page)).toHaveText(titles.budget);
    await choose(page, answers.budget);
    await expect(heading(page)).toHaveText(titles.timeline);
    await choose(page, answers.timeline);
    await expect(heading(page)).toHaveText(titles.contact);
    await answerContact(page);
    await expect(heading(page)).toHaveText(titles.summary);
    await expect(heading(page)).toBeFocused();
  });

  test('a reload keeps the step and the answers, also what was typed just before', async ({ page }) => {
    await open(page);
    await choose(page, answers.service);
    await choice(page, answers.stage).check();
    // Without leaving the field.
    await input(page, 'What should it do, and for whom?').pressSequentially('A portal');
    await page.reload();
    await page.locator('form[data-mode="steps"]').waitFor();
    await expect(heading(page)).toHaveText(titles.scope);
    await expect(input(page, 'What should it do, and for whom?')).toHaveValue('A portal');
    await expect(choice(page, answers.stage)).toBeChecked();
    await back(page).click();
    await expect(choice(page, answers.service)).toBeChecked();
  });
});

test.describe('an estimate in the address', () => {
  const scope = (page: Page) => input(page, 'What should it do, and for whom?');
  const openWith = async (page: Page, query: string) => {
    await page.goto(`/request-quote${query}`);
    await page.locator('form[data-mode="steps"]').waitFor();
  };

  test('gives way to what was typed over it, after a reload and Back; another stands above that', async ({
    page,
  }) => {
    await openWith(page, '?scope=An+estimate');
    await choose(page, answers.service);
    await expect(scope(page)).toHaveValue('An estimate');
    await scope(page).fill('My own words');
    await page.reload();
    await expect(heading(page)).toHaveText(titles.scope);
    await expect(scope(page)).toHaveValue('My own words');

    await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.locator('h1')).toHaveText('Privacy');
    await page.goBack();
    await expect(scope(page)).toHaveValue('My own words');
    await page.goto('/accessibility');
    await page.goBack();
    await expect(scope(page)).toHaveValue('My own words');

    await openWith(page, '?scope=Another+estimate');
    await expect(scope(page)).toHaveValue('Another estimate\n\nMy own words');
    await page.reload();
    await expect(scope(page)).toHaveValue('Another estimate\n\nMy own words');
  });

  test('overwrites nothing that was typed while the scripts were loading', async ({ page }) => {
    const scripts = gate();
    await page.route('**/*.js', async (route) => {
      await scripts.opened;
      await route.continue();
    });
    await page.goto('/request-quote?scope=An+estimate', { waitUntil: 'commit' });
    await choice(page, answers.service).check();
    // The step is hidden by its style sheet until the scripts are there.
    await page.locator('#quote-scope').evaluate((area: HTMLTextAreaElement) => {
      area.value = 'My own words';
    });
    scripts.open();
    await page.locator('form[data-mode="steps"]').waitFor();
    await expect(scope(page)).toHaveValue('An estimate\n\nMy own words');
    await expect(choice(page, answers.service)).toBeChecked();
  });
});

test('no answer is called invalid before it was given', async ({ page }) => {
  await open(page);
  const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const invalid = nodes.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
  );
  expect(nodes.filter(({ role }) => role?.value === 'radio').length).toBeGreaterThan(1);
  expect(invalid.map(({ name }) => name?.value)).toEqual([]);
});

test.describe('sending', () => {
  test('comes after a summary of every answer, and is one POST whose message is readable text', async ({
    page,
  }) => {
    await open(page);
    const requests = posts(page);
    await goToSummary(page);
    for (const [label, answer] of [
      ['Service', answers.service],
      ['Stage', answers.stage],
      ['Scope', answers.scope],
      ['Budget', answers.budget],
      ['Timeline', answers.timeline],
      ['Name', answers.name],
      ['Email', answers.email],
      ['Phone number', 'Not given'],
    ] as const) {
      await expect(answerTo(page, label)).toHaveText(answer);
    }
    expect(requests).toHaveLength(0);
    await page.waitForFunction(() => performance.now() > 1600);
    await send(page).dblclick();
    await expect(toast(page, sent)).toBeVisible();
    expect(requests.map((request) => request.postDataJSON())).toEqual([
      {
        name: answers.name,
        email: answers.email,
        message: written,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'quote',
        service: answers.service,
        source: { firstPage: '/request-quote', page: '/request-quote' },
      },
    ]);
  });

  test('stores a mail, and thanks with what happens next and a copy of the answers, and forgets them', async ({
    page,
  }) => {
    await open(page);
    const scope = uniqueText();
    await goToSummary(page, scope);
    await send(page).click();
    await expect(page.locator('main').getByText(sent, { exact: true })).toBeVisible();
    await expect(page.locator('main').getByText(`${answers.email}`).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'From your request to our estimate' })).toHaveCount(1);
    await page.getByText('What you sent us').click();
    await expect(page.locator('details').getByText(scope)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    expect(messagesWith(`Scope: ${scope}`)).toHaveLength(1);

    await test.step('the answers are forgotten then', async () => {
      await page.reload();
      await page.locator('form[data-mode="steps"]').waitFor();
      await expect(heading(page)).toHaveText(titles.service);
      await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions are in one form, which sends readable text and leads to /thank-you', async ({
    page,
  }) => {
    await page.goto('/request-quote');
    const scope = uniqueText();
    await expect(heading(page)).toHaveText(Object.values(titles).slice(0, 5));
    for (const name of [answers.service, answers.stage, answers.budget, answers.timeline]) {
      await choice(page, name).check();
    }
    await input(page, 'What should it do, and for whom?').fill(scope);
    await input(page, 'Name').fill(answers.name);
    await input(page, 'Email').fill(answers.email);
    await send(page).click();
    await expect(page).toHaveURL('/thank-you');
    const stored = messagesWith(`Scope: ${scope}`);
    expect(stored).toMatchObject([{ kind: 'quote' }]);
    expect(stored[0]?.message).toContain(`Service: ${answers.service}\nStage: ${answers.stage}`);
  });

  test('a rejected form comes back with every answer', async ({ page }) => {
    await page.goto('/request-quote');
    for (const name of [answers.service, answers.stage, answers.budget, answers.timeline]) {
      await choice(page, name).check();
    }
    await input(page, 'What should it do, and for whom?').fill(answers.scope);
    await input(page, 'Name').fill(answers.name);
    await input(page, 'Email').fill('Asha@example.in');
    await send(page).click();
    await expect(page.locator('h1')).toHaveText('Your message was not sent');
    for (const [label, value] of [
      ['Service', answers.service],
      ['Stage', answers.stage],
      ['Budget', answers.budget],
      ['Timeline', answers.timeline],
      ['Scope', answers.scope],
      ['Name', answers.name],
      ['Email', 'Asha@example.in'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
  });
});
