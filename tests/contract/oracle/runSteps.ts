import { DEFAULT_PROJECT_ID } from '#local/config';
import type { Memory, Outcome, Step, Target } from './Outcome.ts';

const IDENTITY = '/identitytoolkit.googleapis.com/v1';

/** Runs the steps in order; returns the responses. */
export async function runSteps(
  target: Target,
  steps: readonly Step[],
  memory: Memory,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const answer = await fetch(requestOf(step, target, memory));
    const text = await answer.text();
    const body = readBody(text);
    for (const [name, path] of Object.entries(step.keep ?? {})) keep(memory, name, pick(body, path));
    outcomes.push({ step: step.name, status: answer.status, body });
  }
  return outcomes;
}

function requestOf({ door, call, method = 'POST', body }: Step, target: Target, memory: Memory): Request {
  const filled = body === undefined ? undefined : fill(body, memory);
  if (door === 'token')
    return new Request(`${target.client}/securetoken.googleapis.com/v1/token?key=oracle`, {
      method,
      body: new URLSearchParams(filled as Record<string, string>),
    });
  const address =
    door === 'client'
      ? `${target.client}${IDENTITY}/${call}?key=oracle`
      : `${target.admin}${IDENTITY}/projects/${DEFAULT_PROJECT_ID}/${call}`;
  return new Request(address, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(door === 'admin' && { authorization: 'Bearer owner' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(filled) }),
  });
}

function fill(value: unknown, memory: Memory): unknown {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (_, name) => memory.get(name) ?? '');
  if (Array.isArray(value)) return value.map((entry) => fill(entry, memory));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, memory)]));
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function keep(memory: Memory, name: string, value: string | null): void {
  if (value !== null) memory.set(name, value);
}

/** `field`, or `field?parameter` for a parameter of the address that the field holds. */
function pick(body: unknown, path: string): string | null {
  const [field = '', parameter] = path.split('?');
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, field)) return null;
  const value = String((body as Record<string, unknown>)[field]);
  return parameter === undefined ? value : new URL(value).searchParams.get(parameter);
}
