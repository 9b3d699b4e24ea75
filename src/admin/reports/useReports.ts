import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { DecideReportRequest } from '../../../core/calls/admin/decideReport.ts';
import { reportText } from '../../rooms/text/report.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { failureText } from '../../shared/load/failureText.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { createReportsStore } from '../store/reportsStore.ts';

/** The reports, loaded when shown, with decisions whose result is announced. */
export function useReports() {
  const { calls } = useBackend();
  const store = useMemo(() => createReportsStore(calls), [calls]);
  useEffect(() => void store.getState().open('open'), [store]);
  return { ...useStore(store), decide: (decision: DecideReportRequest) => decide(store, decision) };
}

async function decide(store: ReturnType<typeof createReportsStore>, decision: DecideReportRequest) {
  try {
    await store.getState().decide(decision);
    toaster.create({ title: reportText.outcomes[decision.action], type: 'success' });
  } catch (error) {
    console.error('The report was not decided.', error);
    toaster.create({ title: refusalText(error), type: 'error' });
  }
}

function refusalText(error: unknown): string {
  const code = failureCode(error);
  if (code === 'conflict') return reportText.conflict;
  return code === 'notFound' ? reportText.gone : failureText(error);
}
