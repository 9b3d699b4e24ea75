/** What the editors of one room say to each other. */
interface Message {
  type: 'asks' | 'answers' | 'leaves';
  from: string;
}

export interface RollCall {
  /** Asks anew who is there; whoever is gone without a word does not answer. */
  ask: () => void;
  leave: () => void;
}

/**
 * Tells whether other editors listen on a channel. Nothing is concluded from silence, so that a slow or busy page is never
 * a reason to say anything: another editor is there when it said so, and until it leaves or is asked again.
 */
export function createRollCall(
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>,
  self: string,
  onChange: (isSomebodyThere: boolean) => void,
): RollCall {
  const others = new Set<string>();

  function say(type: Message['type']): void {
    channel.postMessage({ type, from: self } satisfies Message);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'leaves') others.delete(data.from);
    else others.add(data.from);
    if (data.type === 'asks') say('answers');
    onChange(others.size > 0);
  });

  return {
    ask: () => {
      others.clear();
      onChange(false);
      say('asks');
    },
    leave: () => say('leaves'),
  };
}
