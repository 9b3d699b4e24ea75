/** A request as it will go over the wire, byte for byte: no client tidies it up. */
export interface Draft {
  method: string;
  /** With its query, in whatever state. */
  path: string;
  /** One name may stand several times. */
  headers: [name: string, value: string][];
  body: Buffer;
  /** What was done to it, for whoever has to find out what went wrong. */
  attacks: string[];
}

export function withHeader(draft: Draft, name: string, value: string): Draft {
  const others = draft.headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase());
  return { ...draft, headers: [...others, [name, value]] };
}

/** Whether it announces more bytes than it has, or pieces without an end, so that the server waits for them. */
export function isCutShort({ headers, body }: Draft): boolean {
  return headers.some(
    ([name, value]) =>
      /^transfer-encoding$/i.test(name) || (/^content-length$/i.test(name) && Number(value) > body.length),
  );
}

/** Whether no answer is an answer: node hangs up on whoever takes it for a proxy. */
export function mayBeHungUpOn(draft: Draft): boolean {
  return isCutShort(draft) || draft.method === 'CONNECT';
}

/** The request's bytes; its length is added unless it has one already. */
export function bytesOf(draft: Draft): Buffer {
  const isSized = draft.headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  const headers = isSized ? draft.headers : [...draft.headers, ['content-length', String(draft.body.length)]];
  const lines = [`${draft.method} ${draft.path} HTTP/1.1`, ...headers.map((header) => header.join(': '))];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), draft.body]);
}
