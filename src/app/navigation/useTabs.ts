import { isActivePro } from '../../../core/account/isActivePro.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import type { ProfileState } from '../../shared/store/profileStore.ts';
import { TABS, type Tab } from '../../shared/store/tabStore.ts';

/** The people who see a section that is not for everybody (SPEC §2). */
const MEMBERS: Partial<Record<Tab, (profile: ProfileState) => boolean>> = {
  projects: ({ isAuth }) => isAuth,
  admin: ({ isAdmin }) => isAdmin,
  inventory: (profile) => profile.isAdmin || isActivePro(profile, new Date()),
};

/** The sections available to the user. */
export function useTabs(): readonly Tab[] {
  const profile = useProfile((state) => state);
  return TABS.filter((tab) => MEMBERS[tab]?.(profile) ?? true);
}
