import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const MINI_BROWSERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((version) => [
  `/usr/lib/x86_64-linux-gnu/${version}/MiniBrowser`,
  `/usr/lib/aarch64-linux-gnu/${version}/MiniBrowser`,
  `/usr/libexec/${version}/MiniBrowser`,
]);

/** Returns the path of Firefox or Firefox ESR; null if the machine has neither. */
export function findFirefox(): string | null {
  return findProgram('firefox-esr') ?? findProgram('firefox');
}

export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** Provides a virtual screen. */
  screen: string;
}

/** The programs needed to drive WebKitGTK; null if one is missing. */
export function findWebKit(): WebKitPrograms | null {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  return driver && screen && browser ? { driver, browser, screen } : null;
}

function findProgram(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
