import { type ChildProcess, spawn } from 'node:child_process';
import { HOOK_LIMIT, TEST_LIMIT } from '../limits.mjs';
import { endProcess } from './endProcess.ts';
import type { WebKitPrograms } from './findPrograms.ts';
import { type RemoteBrowser, WINDOW } from './RemoteBrowser.ts';

/** A display number and a port that are seldom used. */
const SCREEN = ':97';
const PORT = 4446;

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Starts WebKitGTK's small browser on a virtual screen, by WebDriver. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<RemoteBrowser> {
  const size = `${WINDOW.width + 100}x${WINDOW.height + 200}x24`;
  const display = spawn(screen, [SCREEN, '-screen', '0', size, '-nolisten', 'tcp'], { stdio: 'ignore' });
  const child = spawn(driver, [`--port=${PORT}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: SCREEN, LANGUAGE: 'en' },
  });
  const ask = <Answer>(method: 'POST' | 'DELETE', path: string, body?: object) =>
    send<Answer>(method, `http://127.0.0.1:${PORT}${path}`, body);
  const end = async () => {
    for (const each of [child, display]) await endProcess(each);
  };
  try {
    await untilReady(child);
    const { sessionId, capabilities } = await ask<Session>('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    });
    const session = `/session/${sessionId}`;
    await ask('POST', `${session}/timeouts`, { script: TEST_LIMIT, pageLoad: TEST_LIMIT });
    await ask('POST', `${session}/window/rect`, {
      x: 0,
      y: 0,
      width: WINDOW.width,
      height: WINDOW.height + 90,
    });
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      open: (url) => ask('POST', `${session}/url`, { url }),
      call: (source, ...values) =>
        ask('POST', `${session}/execute/sync`, {
          script: `return (${source})(...arguments)`,
          args: values,
        }),
      perform: (gesture) => ask('POST', `${session}/actions`, { actions: [gesture] }),
      close: async () => {
        // The session is gone already if its page crashed.
        await ask('DELETE', session).catch(() => {});
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  const deadline = Date.now() + HOOK_LIMIT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${PORT}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver was not ready in time.');
}

async function send<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
