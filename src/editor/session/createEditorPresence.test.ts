import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEditorPresence } from './createEditorPresence.ts';

const channels: BroadcastChannel[] = [];

function openChannel(): BroadcastChannel {
  const channel = new BroadcastChannel('room-editor/ada/r1');
  channels.push(channel);
  return channel;
}

function openEditor(self: string) {
  const said = vi.fn<(isSomebodyThere: boolean) => void>();
  const presence = createEditorPresence(openChannel(), self, said);
  presence.ask();
  return { ...presence, says: () => said.mock.lastCall?.[0] };
}

/** Waits until all messages have been received. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

describe('a room open in another tab too', () => {
  it('is said in both tabs, and no more when one is left', async () => {
    const one = openEditor('one');
    await heard();
    expect(one.says()).toBe(false);
    const other = openEditor('other');
    await heard();
    expect([one.says(), other.says()]).toEqual([true, true]);
    other.leave();
    await heard();
    expect(one.says()).toBe(false);
  });

  it('is announced when the other tab responds, however busy it was, and not before', async () => {
    const busy = openChannel();
    const one = openEditor('one');
    await heard();
    expect(one.says()).toBe(false);
    busy.postMessage({ type: 'answers', from: 'other' });
    await heard();
    expect(one.says()).toBe(true);
  });

  it('is not said of a tab that crashed, once it is asked again', async () => {
    const one = openEditor('one');
    openEditor('other');
    await heard();
    channels.at(-1)?.close();
    one.ask();
    await heard();
    expect(one.says()).toBe(false);
  });
});
