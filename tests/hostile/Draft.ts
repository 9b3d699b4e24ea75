/** A request exactly as it is sent, byte for byte: no client corrects it. */
export interface Draft {
  method: string;
  /** With its query; it may be invalid. */
  path: string;
  /** A name may occur several times. */
  headers: [name: string, value: string][];
  body: Buffer;
  /** The names of the attacks applied to it, for diagnosis. */
  attacks: string[];
}

export function withHeader(draft: Draft, name: string, value: string): Draft {
  const others = draft.headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase());
  return { ...draft, headers: [...others, [name, value]] };
}

/**
 * Whether the request announces more bytes than it sends, or chunks without an end, so that the server waits
 * for more.
 */
export function isCutShort({ headers, body }: Draft): boolean {
  return headers.some(
    ([name, value]) =>
      /^transfer-encoding$/i.test(name) || (/^content-length$/i.test(name) && Number(value) > body.length),
  );
}

/** Whether a missing response is acceptable: Node hangs up on requests meant for a proxy. */
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
