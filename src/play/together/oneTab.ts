/** Milliseconds to wait for an answer of another tab. */
const ANSWERS_WITHIN = 250;

/**
 * `asking`: is the seat open in another tab? `here`: yes. `taking`: this tab, the newest, plays from now on
 * (T9).
 */
type Said = 'asking' | 'here' | 'taking';

/** Whether another tab of this browser has the seat of a party open. */
export function isOpenElsewhere(code: string): Promise<boolean> {
  const channel = channelOf(code);
  return new Promise((resolve) => {
    const end = (isOpen: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isOpen);
    };
    const timer = setTimeout(() => end(false), ANSWERS_WITHIN);
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data === 'here') end(true);
    };
    say(channel, 'asking');
  });
}

/** Makes this tab the one that plays, until a newer one does. Returns the function that gives it up. */
export function takeTab(code: string, onTaken: () => void): () => void {
  const channel = channelOf(code);
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data === 'asking') say(channel, 'here');
    if (data === 'taking') onTaken();
  };
  say(channel, 'taking');
  return () => channel.close();
}

function channelOf(code: string): BroadcastChannel {
  return new BroadcastChannel(`escape-rooms.party.${code}`);
}

function say(channel: BroadcastChannel, said: Said): void {
  channel.postMessage(said);
}
