import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const NOT_FOUND =
  'No browser for the tests was found. Run "npx playwright install chromium", install Chrome or Chromium, ' +
  'or set TEST_BROWSER=/path/to/chrome.';

/** Containers run the tests as root or without user namespaces; Chromium's own sandbox then refuses to start. */
const ARGS = process.platform === 'linux' ? ['--no-sandbox'] : [];

/**
 * Finds a Chromium without asking for rights or downloads: the one named by TEST_BROWSER, Playwright's own, one of
 * the system, and on Linux x64 the one that came with the packages.
 */
export async function findBrowser() {
  const executablePath =
    process.env.TEST_BROWSER ||
    (await findPlaywrightBrowser()) ||
    findSystemBrowser() ||
    (await unpackBrowser());
  if (!executablePath) throw new Error(NOT_FOUND);
  return { executablePath, args: ARGS };
}

async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function findSystemBrowser() {
  return systemPaths().find((path) => existsSync(path));
}

function systemPaths() {
  if (process.platform === 'win32') return windowsPaths();
  if (process.platform === 'darwin') return macPaths();
  return [
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/chromium',
    '/usr/bin/microsoft-edge-stable',
    '/snap/bin/chromium',
  ];
}

function windowsPaths() {
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86, LOCALAPPDATA } = process.env;
  const programs = [
    ['Google', 'Chrome', 'Application', 'chrome.exe'],
    ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
    ['Chromium', 'Application', 'chrome.exe'],
  ];
  const roots = [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].filter((root) => root !== undefined);
  return roots.flatMap((root) => programs.map((program) => join(root, ...program)));
}

function macPaths() {
  const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  return ['', homedir()].flatMap((root) =>
    names.map((name) => `${root}/Applications/${name}.app/Contents/MacOS/${name}`),
  );
}

/** Unpacks the package's Chromium into the temporary folder, once. */
async function unpackBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const before = process.env.AWS_EXECUTION_ENV;
  // Read when the package is first imported: it then unpacks its own NSS, expat and fonts, which bare systems lack.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.AWS_EXECUTION_ENV;
    else process.env.AWS_EXECUTION_ENV = before;
  }
}
