import { type ChildProcess, spawn } from 'node:child_process';
import { test as base, expect } from '@playwright/test';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { webkitDriver, xvfb } from './webkit-paths';

/** A page in WebKit, Safari's engine, driven by WebDriver: Playwright drives only its own WebKit. */
export class Page {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  /** Runs code in the page. */
  run<Result = unknown>(code: string, ...values: unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(code, ...values);
  }

  /** Opens an address of the site and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.origin + path);
    await this.hydrated();
  }

  hydrated(): Promise<void> {
    return this.until('document.documentElement.hasAttribute("data-hydrated")');
  }

  /** Waits until an expression is truthy in the page. */
  async until(expression: string): Promise<void> {
    await expect
      .poll(() => this.run(`return Boolean(${expression})`).catch(() => false), { message: expression })
      .toBe(true);
  }

  /** The window cannot be narrower than about 450 px, because of the browser's own buttons. */
  async resize(width: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
    await this.until(`Math.abs(innerWidth - ${width}) < 100`);
  }

  async click(selector: string): Promise<void> {
    await this.driver.findElement(By.css(selector)).click();
  }

  /** Follows a link as a keyboard does, wherever it is. */
  async follow(selector: string): Promise<void> {
    await this.run('document.querySelector(arguments[0]).click()', selector);
  }

  async hover(selector: string): Promise<void> {
    const element = this.driver.findElement(By.css(selector));
    await this.driver.actions().move({ origin: element }).perform();
  }

  async type(selector: string, text: string): Promise<void> {
    await this.driver.findElement(By.css(selector)).sendKeys(text);
  }

  async press(...keys: string[]): Promise<void> {
    const actions = this.driver.actions();
    for (const key of keys) {
      if (key === 'Shift+Tab') actions.keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT);
      else actions.sendKeys(key);
    }
    await actions.perform();
  }

  async scrollTo(top: number | 'end'): Promise<number> {
    await this.run(
      'scrollTo({ top: arguments[0] === "end" ? document.body.scrollHeight : arguments[0], behavior: "instant" })',
      top,
    );
    // Gatsby saves the position in the next frames.
    await this.run('await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    return this.scrollY();
  }

  scrollY(): Promise<number> {
    return this.run('return Math.round(scrollY)');
  }

  text(selector: string): Promise<string> {
    return this.run('return document.querySelector(arguments[0])?.textContent ?? ""', selector);
  }

  async expectHeading(heading: string): Promise<void> {
    await expect.poll(() => this.text('h1').catch(() => '')).toBe(heading);
  }
}

const display = ':77';
const driverPort = 4450;

const isUp = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${driverPort}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

export const test = base.extend<{ webkit: Page }, { service: undefined }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its parameter.
    async ({}, use) => {
      const processes: ChildProcess[] = [];
      const start = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
        processes.push(spawn(command, args, { env, stdio: 'ignore' }));
      start(xvfb ?? '', [display, '-screen', '0', '1600x1200x24']);
      start(webkitDriver ?? '', [`--port=${driverPort}`], { ...process.env, DISPLAY: display });
      await expect.poll(isUp, { message: 'WebKitWebDriver responds' }).toBe(true);
      await use(undefined);
      for (const child of processes.reverse()) child.kill();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ service: _service, baseURL }, use) => {
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${driverPort}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await use(new Page(driver, baseURL ?? ''));
    await driver.quit();
  },
});

export { expect, Key };
