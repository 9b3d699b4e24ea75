import type { AppStores } from '../components/appStores.ts';
import type { Backend } from '../stores/backend.ts';
import { createBookmarksStore } from '../stores/bookmarksStore.ts';
import { createProfileStore } from '../stores/profileStore.ts';
import { createTabStore } from '../stores/tabStore.ts';
import { tabStorage } from './tabStorage.ts';

/** The stores that outlive a screen. */
export function createAppStores({ auth, bookmarks }: Backend): AppStores {
  return {
    profile: createProfileStore(auth),
    tab: createTabStore(),
    bookmarks: createBookmarksStore({ port: bookmarks, storage: tabStorage }),
  };
}
