import { useState } from 'react';
import type { ReportReason } from '../../../core/report/report.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { failureText } from '../../shared/load/failureText.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { reportText } from '../text/report.ts';
import type { Reported } from './Reported.ts';

/** Sends a report; a failure is returned as text. */
export function useReport({ roomId, record }: Reported) {
  const { calls } = useBackend();
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [problem, setProblem] = useState<string | null>(null);

  async function send(reason: ReportReason | null, note: string) {
    if (state === 'sending') return;
    if (reason === null) return setProblem(reportText.dialog.missing);
    setProblem(null);
    setState('sending');
    try {
      const { name: _, ...named } = record ?? { name: '' };
      await calls.postReport({ roomId, ...named, reason, note });
      setState('sent');
    } catch (error) {
      setProblem(problemText(error));
      setState('writing');
    }
  }
  return { state, problem, send };
}

function problemText(error: unknown): string {
  const { gone, tooOften, failed } = reportText.dialog;
  const code = failureCode(error);
  if (code === 'notFound') return gone;
  if (code === 'tooManyRequests') return tooOften;
  if (code === 'offline') return failureText(error);
  console.error('The report could not be sent.', error);
  return failed;
}
