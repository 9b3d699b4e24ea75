import type { AppStores } from '../components/appStores.ts';
import { tabStorage } from '../components/guardedStorage.ts';
import type { Backend } from '../stores/backend.ts';
import { createBookmarksStore } from '../stores/bookmarksStore.ts';
import { createProfileStore } from '../stores/profileStore.ts';
import { createTabStore } from '../stores/tabStore.ts';

/** The stores that outlive a screen. */
export function createAppStores({ auth, bookmarks }: Backend): AppStores {
  return {
    profile: createProfileStore(auth),
    tab: createTabStore(),
    bookmarks: createBookmarksStore({ port: bookmarks, storage: tabStorage }),
  };
}
