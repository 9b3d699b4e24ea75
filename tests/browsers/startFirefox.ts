import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { HOOK_LIMIT } from '../limits.mjs';
import { BidiConnection } from './BidiConnection.ts';
import { endProcess } from './endProcess.ts';
import { type RemoteBrowser, WINDOW } from './RemoteBrowser.ts';

/** A profile without prompts, telemetry and automatic downloads. */
const PREFERENCES: Readonly<Record<string, boolean | string | number>> = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 0,
};

interface Session {
  capabilities: { browserName: string; browserVersion: string };
}

/** Starts Firefox without a window, by WebDriver BiDi, with a temporary profile. */
export async function startFirefox(program: string): Promise<RemoteBrowser> {
  const profile = makeTemporaryFolder();
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile.folder, 'user.js'), lines.join('\n'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile.folder, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_HEADLESS: '1' } },
  );
  const bidi = await BidiConnection.open(`${await readAddress(child.stderr)}/session`);
  const { capabilities } = await bidi.send<Session>('session.new', { capabilities: {} });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  await bidi.send('browsingContext.setViewport', { context, viewport: WINDOW });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    call: (source, ...values) => call(bidi, context, source, values),
    perform: async (gesture) =>
      void (await bidi.send('input.performActions', { context, actions: [gesture] })),
    close: async () => {
      bidi.close();
      await endProcess(child);
      profile.remove();
    },
  };
}

/** Passes plain values as text, since BiDi has its own notation for each kind of value. */
async function call<Answer>(
  bidi: BidiConnection,
  context: string | undefined,
  source: string,
  values: readonly unknown[],
): Promise<Answer> {
  const { type, result, exceptionDetails } = await bidi.send<{
    type: 'success' | 'exception';
    result?: { value?: string };
    exceptionDetails?: { text: string };
  }>('script.callFunction', {
    functionDeclaration: `async (values) => JSON.stringify((await (${source})(...JSON.parse(values))) ?? null)`,
    arguments: [{ type: 'string', value: JSON.stringify(values) }],
    target: { context },
    awaitPromise: true,
  });
  if (type === 'exception') throw new Error(exceptionDetails?.text);
  return JSON.parse(result?.value ?? 'null') as Answer;
}

/** Reads the address that it prints once it listens. */
function readAddress(output: NodeJS.ReadableStream | null): Promise<string> {
  return new Promise((settle, fail) => {
    let said = '';
    const timer = setTimeout(() => fail(new Error(`Firefox did not listen:\n${said}`)), HOOK_LIMIT);
    output?.on('data', (chunk) => {
      said += chunk;
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(timer);
      settle(address);
    });
  });
}
