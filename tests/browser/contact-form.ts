import type { Page } from '@playwright/test';
import { uniqueText } from './mail';

/** Fills in the contact form. Returns the message, which no other test sends. */
export const fillContactForm = async (page: Page): Promise<string> => {
  const message = uniqueText();
  for (const [name, value] of Object.entries({ name: 'Asha Rao', email: 'asha@example.in', message })) {
    await page.locator(`#contact-${name}`).fill(value);
  }
  return message;
};
