/** Messages between the editors of one room. */
interface PresenceMessage {
  type: 'asks' | 'answers' | 'leaves';
  from: string;
}

interface EditorPresence {
  /** Asks again who is there; a page that vanished without a message does not answer. */
  ask: () => void;
  leave: () => void;
}

/**
 * Detects other editors on a channel. Nothing follows from silence, since a page may be slow or busy. Another editor
 * counts as present from the moment it says so until it says that it leaves, or until this one asks again.
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
