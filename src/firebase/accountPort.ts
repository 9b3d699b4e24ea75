import type { ExportAccountAnswer } from '../../core/calls/exportAccount.ts';
import type { AccountPort } from '../stores/ports/AccountPort.ts';
import type { Api } from './createApi.ts';

/** Export and deletion of an account by the server's calls; the pages of an export are put together here. */
export function createAccountPort(api: Pick<Api, 'exportAccount' | 'deleteAccount'>): AccountPort {
  return {
    exportAccount: async () => {
      const first = await api.exportAccount({});
      const rooms = [...first.rooms];
      for (let next = first.next; next !== null; ) {
        const page: ExportAccountAnswer = await api.exportAccount({ startAfter: next });
        rooms.push(...page.rooms);
        next = page.next;
      }
      return { ...first.person, rooms };
    },
    deleteAccount: async () => {
      await api.deleteAccount({});
    },
  };
}
