import { joinExports } from '../../../core/account/joinExports.ts';
import type { ExportAccountAnswer } from '../../../core/calls/account/exportAccount.ts';
import type { Api } from '../../shared/firebase/createApi.ts';
import type { AccountPort } from '../../shared/ports/AccountPort.ts';

/** Export and deletion of an account by calls of the server. */
export function createAccountPort(api: Pick<Api, 'exportAccount' | 'deleteAccount'>): AccountPort {
  return {
    exportAccount: async () => {
      const pages: ExportAccountAnswer[] = [await api.exportAccount({})];
      for (let next = pages[0]?.next ?? null; next !== null; ) {
        const page: ExportAccountAnswer = await api.exportAccount({ startAfter: next });
        pages.push(page);
        next = page.next;
      }
      return joinExports(pages);
    },
    deleteAccount: async () => {
      await api.deleteAccount({});
    },
  };
}
