import { escapeUnseen } from '../log/escapeUnseen.ts';
import type { Refusal } from './decide/decide.ts';
import type { Ruleset } from './syntax/ast.ts';

/** A refused operation and its caller, in terms of rules. */
interface RefusedRequest {
  readonly method: string;
  /** The document, object or collection. */
  readonly target: string;
  readonly userId: string | undefined;
}

/**
 * Describes a refusal for the server's log: each rule that could have allowed it, and its part that did not
 * hold.
 */
export function describeRefusal(
  { source }: Ruleset,
  { method, target, userId }: RefusedRequest,
  refusals: readonly Refusal[],
): string {
  const who = userId === undefined ? 'a guest' : quote(userId);
  const reasons = refusals.map(
    ({ allow, span, why }) =>
      `${source.describe(allow.start)} "${source.quote(allow)}": ${source.describe(span.start)} "${source.quote(span)}": ${why}`,
  );
  if (reasons.length === 0) reasons.push(`${source.file} has no rule for it`);
  return [`Denied: ${method} ${quote(target)} to ${who}`, ...reasons].join('\n  ');
}

/** Escapes line breaks and direction characters that a client may put into a name. */
function quote(text: string): string {
  return escapeUnseen(JSON.stringify(text));
}
