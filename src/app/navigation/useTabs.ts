import { useProfile } from '../../components/appStores.ts';
import { TABS, type Tab } from '../../stores/tabStore.ts';

/** The sections that one may go to: Projects only when logged in (SPEC §2). */
export function useTabs(): readonly Tab[] {
  const isAuth = useProfile((profile) => profile.isAuth);
  return TABS.filter((tab) => tab !== 'projects' || isAuth);
}
