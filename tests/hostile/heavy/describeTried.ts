import type { Tried } from './tryHeavy.ts';

export const HEAVY_TITLES = [
  '',
  'answer',
  'took (ms)',
  'others waited (ms)',
  'to quiet',
  'peak (MB)',
] as const;

/**
 * Returns a row of the table of heavy requests. @param quietWait the longest wait of others in milliseconds
 * without such a request
 */
export function describeTried(
  { request, answers, longestWait, peakMemory }: Tried,
  quietWait: number,
): string[] {
  const statuses = [...new Set(answers.map(({ status }) => status ?? 'none'))].join(', ');
  const took = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const memory = peakMemory === null ? '' : peakMemory.toFixed(0);
  const ratio = (longestWait / quietWait).toFixed(1);
  return [request.name, statuses, took.toFixed(0), longestWait.toFixed(0), ratio, memory];
}
