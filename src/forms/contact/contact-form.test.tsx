import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { person } from '../../../tests/test-people';
import { answer, fetched, mockSending, toasts } from '../../../tests/test-sending';
import { currentStatus } from '../../browser/route-state';
import { ContactForm } from './contact-form';

/** An answer that arrives when the test says so. */
const pending = () => {
  let settle: (response: Response) => void = () => undefined;
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  return (response: Response) => settle(response);
};

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const button = () => screen.getByRole('button', { name: /^Send/ });

const good = { Name: 'Asha', Email: 'asha@example.in', 'Phone number': '', Message: 'Hello' };

const fill = async (user: UserEvent, values: Partial<typeof good> = {}) => {
  for (const [name, value] of Object.entries({ ...good, ...values })) {
    await user.clear(field(name));
    if (value) await user.type(field(name), value);
  }
};

/** Renders the form and sends it to a server that cannot take the message. */
const failToSend = async (user: UserEvent, values: Partial<typeof good> = {}) => {
  fetched.mockResolvedValueOnce(answer(503, {}));
  render(<ContactForm />);
  await fill(user, values);
  await user.click(button());
  await screen.findByText(TEXTS.form.failed);
};

const toasted = () => toasts.mock.calls.map(([, text]) => text);

mockSending();

test('the HTML is a form that works without scripts', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<ContactForm />);
  const form = page.querySelector('form');
  expect(form).toHaveAttribute('action', '/email');
  expect(form).toHaveAttribute('method', 'post');
  expect(form?.noValidate).toBe(false);
  const required = [...page.querySelectorAll<HTMLInputElement>('[required]')].map(({ name }) => name);
  expect(required).toEqual(['name', 'email', 'message']);
  expect(page.querySelector('[name="phoneNumber"]')).not.toBeNull();
  expect(page.querySelector('[name="kind"]')).toHaveValue('contact');
});

test('a message is sent with the fields of the spec', async () => {
  const user = userEvent.setup();
  render(<ContactForm />);
  await fill(user, { 'Phone number': '9876543210' });
  await user.click(button());
  expect(fetched.mock.calls[0]?.[0]).toBe('/email');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
    name: 'Asha',
    email: 'asha@example.in',
    phoneNumber: '9876543210',
    message: 'Hello',
    kind: 'contact',
  });
});

test('a message to one person names them at the head of the form, and says so with or without scripts', async () => {
  const user = userEvent.setup();
  const { container } = render(<ContactForm contact={person} />);
  expect(screen.getByText('Your message goes to Meera Shah')).toBeVisible();
  expect(container.querySelector('input[type="hidden"][name="contact"]')).toHaveValue('meera-shah');
  await fill(user);
  await user.click(button());
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({ contact: 'meera-shah' });
});

describe('problems', () => {
  test('is shown at every field, and nothing is sent', async () => {
    const user = userEvent.setup();
    render(<ContactForm />);
    await fill(user, { Name: '', Email: 'Asha@example.in', 'Phone number': '123', Message: '' });
    await user.click(button());
    expect(field('Name')).toHaveAccessibleDescription(TEXTS.rules.nameMissing);
    expect(field('Email')).toHaveAccessibleDescription(TEXTS.rules.emailCharacters);
    expect(field('Phone number')).toHaveAccessibleDescription(expect.stringContaining(TEXTS.rules.phone));
    expect(field('Message')).toHaveAccessibleDescription(TEXTS.rules.messageMissing);
    for (const name of ['Name', 'Email', 'Phone number', 'Message']) expect(field(name)).toBeInvalid();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('moves the focus to the first wrong field, whose message is already there', async () => {
    const user = userEvent.setup();
    render(<ContactForm />);
    await fill(user, { Email: 'asha' });
    let description: string | null = null;
    field('Email').addEventListener('focus', () => {
      description = document.getElementById('contact-email-error')?.textContent ?? null;
    });
    await user.click(button());
    expect(field('Email')).toHaveFocus();
    expect(description).toBe(TEXTS.rules.emailForm);
  });

  test.each([
    ['asha', TEXTS.rules.emailForm],
    ['asha@example.IN', TEXTS.rules.emailCharacters],
    ['a%b@example.in', TEXTS.rules.emailCharacters],
    ['a#b@example.in', TEXTS.rules.emailCharacters],
  ])('%s is toasted as the spec words it', async (email, text) => {
    const user = userEvent.setup();
    render(<ContactForm />);
    await fill(user, { Email: email });
    await user.click(button());
    expect(toasts.mock.calls).toEqual([['error', text]]);
  });

  test('disappear as soon as the field is right', async () => {
    const user = userEvent.setup();
    render(<ContactForm />);
    await fill(user, { Email: 'asha' });
    await user.click(button());
    await user.type(field('Email'), '@example.in');
    expect(field('Email')).not.toBeInvalid();
    expect(field('Email')).not.toHaveAccessibleDescription();
  });

  test('a bad phone number is reported at its field and in a toast, and the message is sent', async () => {
    const user = userEvent.setup();
    const settle = pending();
    render(<ContactForm />);
    await fill(user, { 'Phone number': '0000000000' });
    await user.click(button());
    expect(toasts.mock.calls).toEqual([['error', TEXTS.rules.phone]]);
    expect(field('Phone number')).toHaveAccessibleDescription(expect.stringContaining(TEXTS.rules.phone));
    expect(fetched).toHaveBeenCalledTimes(1);
    settle(answer(202, {}));
    expect(await screen.findByText(/0000000000/)).toBeVisible();
    expect(field('Phone number')).not.toBeInvalid();
  });

  test('a name of more than 40 characters cannot be typed', async () => {
    const user = userEvent.setup();
    render(<ContactForm />);
    await user.type(field('Name'), 'x'.repeat(41));
    expect(field('Name')).toHaveValue('x'.repeat(40));
  });
});

describe('while it is being sent', () => {
  test('the button is disabled and says so, and so does a status', async () => {
    const user = userEvent.setup();
    const settle = pending();
    render(<ContactForm />);
    await fill(user);
    await user.click(button());
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Sending…');
    expect(screen.getByRole('status')).toHaveTextContent('Your message is being sent.');
    settle(answer(202, {}));
    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('the focus is not lost, and returns to the button', async () => {
    const user = userEvent.setup();
    const settle = pending();
    render(<ContactForm />);
    await fill(user);
    await user.click(button());
    expect(screen.getByRole('status')).toHaveFocus();
    settle(answer(503, {}));
    await waitFor(() => expect(button()).toHaveFocus());
    expect(button()).toHaveAccessibleDescription(expect.stringContaining(TEXTS.form.failed));
  });

  test.each([
    ['a second click on it', () => button(), () => button()],
    ['a click into a field', () => field('Name'), () => field('Name')],
  ])('the focus is in the right place after %s', async (_, clicked, focused) => {
    const user = userEvent.setup();
    const settle = pending();
    render(<ContactForm />);
    await fill(user);
    await user.click(button());
    await user.click(clicked());
    settle(answer(503, {}));
    await screen.findByText(TEXTS.form.failed);
    expect(focused()).toHaveFocus();
  });

  test('a double click sends once', async () => {
    const user = userEvent.setup();
    pending();
    render(<ContactForm />);
    await fill(user);
    await user.dblClick(button());
    // A script or an extension can still submit, although the button is disabled.
    fireEvent.submit(button());
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('the layout shows that a form is submitting', async () => {
    const user = userEvent.setup();
    const settle = pending();
    render(<ContactForm />);
    await fill(user);
    await user.click(button());
    expect(currentStatus().state).toBe('submitting');
    settle(answer(202, {}));
    await waitFor(() => expect(currentStatus().state).toBe('idle'));
  });
});

describe('a message that was sent', () => {
  test('is confirmed by a toast and in the page, and the form is empty', async () => {
    const user = userEvent.setup();
    render(<ContactForm />);
    await fill(user, { 'Phone number': '9876543210' });
    await user.click(button());
    expect(await screen.findByText(TEXTS.form.sent)).toBeVisible();
    expect(toasts.mock.calls).toEqual([['success', TEXTS.form.sent]]);
    for (const name of ['Name', 'Email', 'Phone number', 'Message']) expect(field(name)).toHaveValue('');
  });

  test('stays confirmed when the button is pressed once more', async () => {
    const user = userEvent.setup();
    render(<ContactForm />);
    await fill(user);
    await user.click(button());
    await screen.findByText(TEXTS.form.sent);
    await user.click(button());
    expect(screen.getByText(TEXTS.form.sent)).toBeVisible();
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
    expect(toasted()).toEqual([TEXTS.form.sent]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('is no longer confirmed once the visitor types, and the next one can be sent', async () => {
    const user = userEvent.setup();
    render(<ContactForm />);
    await fill(user);
    await user.click(button());
    await screen.findByText(TEXTS.form.sent);
    await user.type(field('Name'), 'R');
    expect(screen.queryByText(TEXTS.form.sent)).not.toBeInTheDocument();
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(TEXTS.form.sent)).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

/** Sends a message and leaves the page before the answer; returns what gives the answer. */
const leaveWhileSending = async () => {
  const user = userEvent.setup();
  const settle = pending();
  const { unmount } = render(<ContactForm />);
  await fill(user);
  await user.click(button());
  unmount();
  return settle;
};

test.each([
  [true, 'A mail is on its way.'],
  [false, 'No mail is sent.'],
])(
  'whether a mail confirms the message (%s) is said beside the thanks and in a toast of its own',
  async (confirmation, text) => {
    fetched.mockResolvedValue(answer(202, { accepted: true, confirmation }));
    const user = userEvent.setup();
    render(<ContactForm />);
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('We reply to asha@example.in tomorrow.')).toBeVisible();
    expect(toasts.mock.calls).toEqual([
      ['success', 'Thank you! Your form has been submitted. We will connect with you shortly.'],
      ['success', text],
    ]);
  },
);

test('an endpoint that does not say whether a mail comes is not spoken for', async () => {
  const user = userEvent.setup();
  render(<ContactForm />);
  await fill(user);
  await user.click(button());
  expect(await screen.findByText(/^Thank you!/)).toBeVisible();
  expect(screen.queryByText('No mail is sent.')).not.toBeInTheDocument();
  expect(toasts).toHaveBeenCalledTimes(1);
});

describe('a message that failed', () => {
  test.each([
    ['the answer is falsy', () => Promise.resolve(answer(200, false))],
    ['the server fails', () => Promise.resolve(answer(503, { error: TEXTS.form.failed }))],
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps what was typed when %s, and says so twice', async (_, response) => {
    const user = userEvent.setup();
    fetched.mockImplementationOnce(response);
    render(<ContactForm />);
    await fill(user, { 'Phone number': '9876543210' });
    await user.click(button());
    expect(await screen.findByText(TEXTS.form.failed)).toBeVisible();
    expect(toasts.mock.calls).toEqual([['error', TEXTS.form.failed]]);
    expect(field('Name')).toHaveValue('Asha');
    expect(field('Email')).toHaveValue('asha@example.in');
    expect(field('Phone number')).toHaveValue('9876543210');
    expect(field('Message')).toHaveValue('Hello');
  });

  test('can be sent another way: by phone, by email, by copying it', async () => {
    const user = userEvent.setup();
    await failToSend(user, { 'Phone number': '9876543210' });
    expect(await screen.findByRole('link', { name: '+91 22 5550 0142' })).toHaveAttribute(
      'href',
      'tel:+912255500142',
    );
    expect(screen.getByRole('link', { name: 'mumbai@sevenisle.example' })).toHaveAttribute(
      'href',
      'mailto:mumbai@sevenisle.example',
    );
    await user.click(screen.getByRole('button', { name: 'Copy my message' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Asha, asha@example.in, 9876543210\n\nHello');
  });

  test('says so if the browser does not let it be copied', async () => {
    const user = userEvent.setup();
    await failToSend(user);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy my message' }));
    expect(await screen.findByText(/blocked copying/)).toBeVisible();
  });

  test('shows what the server found wrong at its field', async () => {
    const user = userEvent.setup();
    fetched.mockResolvedValueOnce(
      answer(400, { error: 'Try again.', fields: { email: 'No such address.' } }),
    );
    render(<ContactForm />);
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('No such address.'));
    expect(screen.getByText('Try again.')).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(toasted()).toEqual([TEXTS.form.failed]);
  });

  test('can be sent again', async () => {
    const user = userEvent.setup();
    await failToSend(user);
    await user.click(button());
    expect(await screen.findByText(TEXTS.form.sent)).toBeVisible();
    expect(screen.queryByText(TEXTS.form.failed)).not.toBeInTheDocument();
  });

  test('is restored when its page was left meanwhile', async () => {
    const settle = await leaveWhileSending();
    settle(answer(503, {}));
    await waitFor(() => expect(toasted()).toEqual([TEXTS.form.failed]));
    render(<ContactForm />);
    expect(field('Message')).toHaveValue('Hello');
    expect(screen.getByText(TEXTS.form.failed)).toBeVisible();
  });
});

describe('left for another page of the site', () => {
  test('it keeps what was typed', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<ContactForm />);
    await fill(user, { Message: 'Half a mess' });
    unmount();
    render(<ContactForm />);
    expect(field('Name')).toHaveValue('Asha');
    expect(field('Message')).toHaveValue('Half a mess');
    expect(screen.queryByText(TEXTS.form.failed)).not.toBeInTheDocument();
  });

  test('it does not show again what is being sent or was sent', async () => {
    const settle = await leaveWhileSending();
    const again = render(<ContactForm />);
    expect(field('Message')).toHaveValue('');
    settle(answer(202, {}));
    await waitFor(() => expect(toasted()).toEqual([TEXTS.form.sent]));
    again.unmount();
    render(<ContactForm />);
    expect(field('Message')).toHaveValue('');
  });
});

test('the honeypot is hidden from people, and its content is sent', async () => {
  const user = userEvent.setup();
  render(<ContactForm />);
  const honeypot = screen.getByLabelText('Please leave this field empty');
  expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  fireEvent.input(honeypot, { target: { value: 'Cheap watches' } });
  await fill(user);
  await user.click(button());
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({ subject: 'Cheap watches' });
});
