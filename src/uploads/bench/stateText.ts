import { appText } from '../../shared/text/app.ts';
import type { BenchWork, FailedReason } from '../store/benchWork.ts';
import { inventoryText } from '../text/inventory.ts';

/** The progress of a work, or what stopped it. */
export function stateText({ state, step, isAnimated, kind }: BenchWork): string {
  const { states, unreadable } = inventoryText.bench;
  switch (state.type) {
    case 'reading':
      return states.reading;
    case 'unreadable':
      return unreadable[state.reason];
    case 'sending':
      return states.sending(state.share);
    case 'failed':
      return failedText(state.reason);
    case 'saved':
      return states.saved;
    case 'open':
      if (isAnimated && step === 'cut') return states.animated;
      return step === 'cut' && kind === 'background' ? states.crop : states[step];
  }
}

function failedText(reason: FailedReason): string {
  const { refused } = inventoryText.bench;
  return reason in refused ? refused[reason as keyof typeof refused] : backendText(reason);
}

function backendText(reason: FailedReason): string {
  const texts: Readonly<Record<string, string>> = appText.failures;
  return texts[reason] ?? appText.failures.unknown;
}

/** The colour of that text. */
export function toneOf({ state, isAnimated, step }: BenchWork): string {
  if (state.type === 'unreadable' || state.type === 'failed') return 'fg.error';
  if (state.type === 'open' && isAnimated && step === 'cut') return 'fg.warning';
  return 'fg.subtle';
}
