import { joinExports } from '../../../core/account/joinExports.ts';
import type { ExportAccountAnswer, Exported } from '../../../core/calls/account/exportAccount.ts';
import type { Calls } from '../../shared/ports/Calls.ts';

/** Returns all that is stored of the signed-in person as one document. @throws unauthenticated, tooManyRequests */
export async function exportAccount(calls: Pick<Calls, 'exportAccount'>): Promise<Exported> {
  const pages: ExportAccountAnswer[] = [await calls.exportAccount({})];
  for (let next = pages[0]?.next ?? null; next !== null; ) {
    const page: ExportAccountAnswer = await calls.exportAccount({ startAfter: next });
    pages.push(page);
    next = page.next;
  }
  return joinExports(pages);
}
