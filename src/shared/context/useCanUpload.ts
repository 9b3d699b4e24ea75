import { isActivePro } from '../../../core/account/isActivePro.ts';
import { useProfile } from './appStores.ts';

/** Whether the user may add pictures of their own: with Pro, and admins. */
export function useCanUpload(): boolean {
  return useProfile((profile) => profile.isAdmin || isActivePro(profile, new Date()));
}
