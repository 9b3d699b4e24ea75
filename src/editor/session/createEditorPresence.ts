/** What the editors of one room say to each other. */
interface PresenceMessage {
  type: 'asks' | 'answers' | 'leaves';
  from: string;
}

interface EditorPresence {
  /** Asks anew who is there; whoever is gone without a word does not answer. */
  ask: () => void;
  leave: () => void;
}

/**
 * Tells whether other editors listen on a channel. Nothing is concluded from silence, so that a slow or busy page is never
 * a reason to say anything: another editor is there when it said so, and until it leaves or is asked again.
 */
export function createEditorPresence(
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>,
  self: string,
  onChange: (isSomebodyThere: boolean) => void,
): EditorPresence {
  const others = new Set<string>();

  function send(type: PresenceMessage['type']): void {
    channel.postMessage({ type, from: self } satisfies PresenceMessage);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<PresenceMessage>) => {
    if (data.type === 'leaves') others.delete(data.from);
    else others.add(data.from);
    if (data.type === 'asks') send('answers');
    onChange(others.size > 0);
  });

  return {
    ask: () => {
      others.clear();
      onChange(false);
      send('asks');
    },
    leave: () => send('leaves'),
  };
}
