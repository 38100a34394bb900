import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { person } from '../../../tests/test-people';
import { answer, fetched, mockSending, toasts } from '../../../tests/test-sending';
import { QuoteForm } from './quote-form';

const step = (title: string) => ({ title, text: `About: ${title}` });

const texts = {
  steps: {
    service: step('What do you need?'),
    scope: step('What should it do?'),
    budget: step('What may it cost?'),
    timeline: step('When do you need it?'),
    contact: step('How do we reach you?'),
    summary: step('Is everything right?'),
  },
  stages: ['An idea', 'A running system'],
  budgets: ['Little', 'Much'],
  timelines: ['Soon', 'Later'],
  afterwards: { title: 'What happens next', steps: [{ name: 'Day 1', text: 'We read it.' }] },
};
const props = { texts, services: ['Web application', 'Automation'], aside: <p>Who answers</p> };

const heading = (name: string) => screen.getByRole('heading', { name, level: 2 });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const go = (user: UserEvent) => press(user, 'Continue');
const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('radio', { name }));

const fillScope = async (user: UserEvent) => {
  await choose(user, 'An idea');
  await user.type(screen.getByRole('textbox'), 'Two forms.');
};

const fillContact = async (user: UserEvent, phone = '') => {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@example.in');
  if (phone) await user.type(screen.getByRole('textbox', { name: /^Phone/ }), phone);
};

const fillUpTo = async (
  user: UserEvent,
  last: 'scope' | 'budget' | 'contact' | 'summary',
  phone?: string,
) => {
  await choose(user, 'Automation');
  await go(user);
  if (last === 'scope') return;
  await fillScope(user);
  await go(user);
  if (last === 'budget') return;
  await choose(user, 'Much');
  await go(user);
  await choose(user, 'Soon');
  await go(user);
  if (last === 'contact') return;
  await fillContact(user, phone);
  await go(user);
};

mockSending();
beforeEach(() => window.sessionStorage.clear());

test('with scripts no question is invalid before it was answered', async () => {
  render(<QuoteForm {...props} />);
  for (const radio of await screen.findAllByRole<HTMLInputElement>('radio', { hidden: true })) {
    expect(radio.validity.valid).toBe(true);
  }
  expect(screen.getByRole('radiogroup', { name: 'What do you need?' })).toBeRequired();
});

test('the HTML is one form with every question, which works without scripts', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<QuoteForm {...props} />);
  const form = page.querySelector('form');
  expect(form).toHaveAttribute('action', '/email');
  expect(form).toHaveAttribute('method', 'post');
  expect(form?.noValidate).toBe(false);
  expect(page.querySelectorAll('[hidden]')).toHaveLength(0);
  const names = [...page.querySelectorAll<HTMLInputElement>('[required]')].map(({ name }) => name);
  expect([...new Set(names)]).toEqual(['service', 'stage', 'scope', 'budget', 'timeline', 'name', 'email']);
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Send request ',
  ]);
});

test('a request to one person names them at the head of the form', () => {
  const { container } = render(<QuoteForm {...props} contact={person} />);
  expect(screen.getByText('Your message goes to Meera Shah')).toBeVisible();
  expect(container.querySelector('form input[name="contact"]')).toHaveValue('meera-shah');
});

describe('the steps', () => {
  test('are shown one at a time, with the list of all', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    expect(heading('What do you need?')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What should it do?' })).not.toBeInTheDocument();
    const list = screen.getByRole('list', { name: 'Steps of the request' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await fillUpTo(user, 'scope');
    expect(list.querySelector('[aria-current="step"]')).toHaveTextContent('Scope');
  });

  test('move the focus to their heading, which shows the progress', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'scope');
    expect(heading('What should it do?')).toHaveFocus();
    expect(heading('What should it do?')).toHaveAccessibleDescription('Step 2 of 5');
  });

  test('do not take the focus when the page opens', () => {
    render(<QuoteForm {...props} />);
    expect(document.body).toHaveFocus();
  });

  test('keep their answers on the way back', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'budget');
    await press(user, 'Back');
    expect(screen.getByRole('textbox')).toHaveValue('Two forms.');
    await press(user, 'Back');
    expect(screen.getByRole('radio', { name: 'Automation' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  test('cannot be left without a choice, and say so', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await go(user);
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(TEXTS.quote.serviceMissing);
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    expect(screen.getByRole('radio', { name: 'Web application' })).toHaveFocus();
    await choose(user, 'Automation');
    expect(screen.getByRole('radiogroup')).not.toBeInvalid();
  });

  test('cannot be left with a bad address, and say so', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'contact');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ASHA@example.in');
    await go(user);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      TEXTS.rules.emailCharacters,
    );
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(toasts.mock.calls).toEqual([['error', TEXTS.rules.emailCharacters]]);
  });

  test('Enter in a field goes on', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'contact');
    await fillContact(user);
    await user.keyboard('{Enter}');
    expect(heading('Is everything right?')).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the summary', () => {
  test('shows every answer', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'summary');
    const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    for (const text of [
      'Automation',
      'An idea',
      'Two forms.',
      'Much',
      'Soon',
      'Asha',
      'asha@example.in',
      'Not given',
    ]) {
      expect(answers).toContain(text);
    }
  });

  test('links to an answer and straight back', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'summary');
    await press(user, 'Change Budget');
    expect(heading('What may it cost?')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Little' })).toHaveFocus();
    await choose(user, 'Little');
    await go(user);
    expect(heading('Is everything right?')).toHaveFocus();
    expect(screen.getByText('Little', { selector: 'dd *' })).toBeVisible();
  });

  test('shows that a phone number looks wrong, and accepts it', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'summary', '123');
    expect(toasts.mock.calls).toEqual([['error', TEXTS.rules.phone]]);
    expect(screen.getByText('123').closest('dd')).toHaveTextContent(TEXTS.rules.phone);
    await press(user, 'Send request');
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({ phoneNumber: '123' });
  });
});

describe('answers in this tab', () => {
  test('survive a reload, with the step', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<QuoteForm {...props} />);
    await fillUpTo(user, 'budget');
    await choose(user, 'Much');
    unmount();
    render(<QuoteForm {...props} />);
    await waitFor(() => expect(heading('What may it cost?')).toBeVisible());
    expect(screen.getByRole('radio', { name: 'Much' })).toBeChecked();
    await press(user, 'Back');
    expect(screen.getByRole('textbox')).toHaveValue('Two forms.');
  });

  test('restore a step in which nothing has been typed yet', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<QuoteForm {...props} />);
    await fillUpTo(user, 'budget');
    unmount();
    render(<QuoteForm {...props} />);
    await waitFor(() => expect(heading('What may it cost?')).toBeVisible());
  });

  test('leave a choice open that is no longer offered', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<QuoteForm {...props} />);
    await fillUpTo(user, 'budget');
    unmount();
    render(<QuoteForm {...props} services={['Fax machines']} />);
    await waitFor(() => expect(heading('What may it cost?')).toBeVisible());
    expect(document.querySelector('[name="service"]:checked')).toBeNull();
    expect(document.querySelector('[name="scope"]')).toHaveValue('Two forms.');
  });

  test('are kept only once something is typed', () => {
    render(<QuoteForm {...props} />);
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('are gone when the request has been sent', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'summary');
    expect(window.sessionStorage).toHaveLength(1);
    await press(user, 'Send request');
    await screen.findByText(TEXTS.form.sent);
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('a service in the address', () => {
  const open = (service: string) => {
    window.history.replaceState(null, '', `?service=${service}`);
    return render(<QuoteForm {...props} />);
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('is chosen', async () => {
    open('Automation');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Automation' })).toBeChecked());
  });

  test('gives way to the one that was chosen before', async () => {
    const user = userEvent.setup();
    const { unmount } = open('Automation');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Automation' })).toBeChecked());
    await choose(user, 'Web application');
    unmount();
    open('Automation');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Web application' })).toBeChecked());
  });

  test('that the form does not offer chooses nothing', async () => {
    open('Ploughing');
    await screen.findByText('Step 1 of 5');
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});

test('what the page around it fills in gives way to the service in the address', async () => {
  window.history.replaceState(null, '', '?service=Automation');
  render(<QuoteForm {...props} filledIn={{ service: 'Web application', scope: 'Two forms.' }} />);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Automation' })).toBeChecked());
  expect(document.querySelector('[name="scope"]')).toHaveValue('Two forms.');
  window.history.replaceState(null, '', '/');
});

describe('an estimate in the address', () => {
  const scope = () => document.querySelector<HTMLTextAreaElement>('[name="scope"]');
  const open = (estimate?: string) => {
    window.history.replaceState(null, '', estimate ? `?scope=${estimate}` : '/');
    return render(<QuoteForm {...props} />);
  };
  const write = async (user: UserEvent, text: string) => {
    await choose(user, 'Automation');
    await go(user);
    await user.clear(screen.getByRole('textbox'));
    if (text) await user.type(screen.getByRole('textbox'), text);
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('becomes the scope of an empty form', async () => {
    open('Portal');
    await waitFor(() => expect(scope()).toHaveValue('Portal'));
  });

  test.each(['Mine', ''])('does not replace what was typed over it: "%s"', async (typed) => {
    const user = userEvent.setup();
    const { unmount } = open('Portal');
    await waitFor(() => expect(scope()).toHaveValue('Portal'));
    await write(user, typed);
    unmount();
    open('Portal');
    await waitFor(() => expect(heading('What should it do?')).toBeVisible());
    expect(scope()).toHaveValue(typed);
  });

  test('does not come back alone once it was deleted', async () => {
    const user = userEvent.setup();
    const { unmount } = open('Portal');
    await waitFor(() => expect(scope()).toHaveValue('Portal'));
    await user.clear(scope() ?? document.body);
    unmount();
    open('Portal');
    await screen.findByText('Step 1 of 5');
    await new Promise((resolve) => setTimeout(resolve));
    expect(scope()).toHaveValue('');
  });

  test('that is new replaces one that nobody has changed', async () => {
    const { unmount } = open('Portal');
    await waitFor(() => expect(scope()).toHaveValue('Portal'));
    unmount();
    open('App');
    await waitFor(() => expect(scope()).toHaveValue('App'));
  });

  test('stands above what was typed, and is not added twice', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    await write(user, 'Mine');
    unmount();
    const { unmount: leave } = open('App');
    await waitFor(() => expect(scope()).toHaveValue('App\n\nMine'));
    leave();
    open('App');
    await waitFor(() => expect(heading('What should it do?')).toBeVisible());
    expect(scope()).toHaveValue('App\n\nMine');
  });
});

describe('sending', () => {
  test('makes one call, with the answers written into the message', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'summary');
    await user.dblClick(screen.getByRole('button', { name: 'Send request' }));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
      name: 'Asha',
      email: 'asha@example.in',
      message:
        'Request for a quote\n\nService: Automation\nStage: An idea\nBudget: Much\nTimeline: Soon\nScope: Two forms.',
      kind: 'quote',
      service: 'Automation',
    });
  });

  test('ends with thanks, what happens next and a copy', async () => {
    const user = userEvent.setup();
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'summary');
    await press(user, 'Send request');
    const thanks = await screen.findByText(TEXTS.form.sent);
    expect(toasts.mock.calls).toEqual([['success', TEXTS.form.sent]]);
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(thanks);
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(screen.getByText('Two forms.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
  });

  test('keeps everything when it fails', async () => {
    const user = userEvent.setup();
    fetched.mockResolvedValueOnce(answer(503, {}));
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'summary');
    await press(user, 'Send request');
    expect(await screen.findByText(TEXTS.form.failed)).toBeVisible();
    expect(toasts.mock.calls).toEqual([['error', TEXTS.form.failed]]);
    expect(screen.getByText('Two forms.', { selector: 'dd *' })).toBeVisible();
    expect(window.sessionStorage).toHaveLength(1);
    await press(user, 'Send request');
    expect(await screen.findByText(TEXTS.form.sent)).toBeVisible();
  });

  test('no longer shows a failure once an answer is being changed', async () => {
    const user = userEvent.setup();
    fetched.mockResolvedValueOnce(answer(503, {}));
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'summary');
    await press(user, 'Send request');
    await screen.findByText(TEXTS.form.failed);
    await press(user, 'Change Scope');
    expect(screen.queryByText(TEXTS.form.failed)).not.toBeInTheDocument();
  });

  test('goes to the step in which the server found something wrong', async () => {
    const user = userEvent.setup();
    fetched.mockResolvedValueOnce(answer(400, { error: 'x', fields: { message: 'Too long.' } }));
    render(<QuoteForm {...props} />);
    await fillUpTo(user, 'summary');
    await press(user, 'Send request');
    await waitFor(() => expect(heading('What should it do?')).toBeVisible());
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too long.');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
