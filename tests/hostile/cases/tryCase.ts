import { WAIT_LIMIT } from '../../limits.mjs';
import { bytesOf } from '../Draft.ts';
import type { Endpoint } from '../Endpoint.ts';
import { draftOf } from '../hostileRequest.ts';
import { sendRaw } from '../sendRaw.ts';
import type { Target } from '../Target.ts';
import type { CaseAnswer, NamedCase } from './NamedCase.ts';

/** Tries a case without a token and with a stranger's; returns what went wrong, or null. */
export async function tryCase(target: Target, { name, requests, judge }: NamedCase): Promise<string | null> {
  for (const token of [null, target.tokens.good]) {
    const answers: CaseAnswer[] = [];
    for (const request of requests) answers.push(await ask(target, request, token));
    const fault = judge(answers);
    if (fault !== null) return `${name}: ${fault}`;
  }
  return null;
}

async function ask(target: Target, request: Endpoint, token: string | null): Promise<CaseAnswer> {
  const draft = draftOf(request, target, token);
  const answer = await sendRaw(target.port, bytesOf(draft), { patience: WAIT_LIMIT, hangsUp: false });
  const [, ...body] = answer.text.split('\r\n\r\n');
  return { status: answer.status ?? 0, body: body.join('\r\n\r\n') };
}
