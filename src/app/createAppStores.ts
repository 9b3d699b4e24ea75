import { tabStorage } from '../shared/browser/guardedStorage.ts';
import type { AppStores } from '../shared/context/appStores.ts';
import type { Backend } from '../shared/ports/backend.ts';
import { createBookmarksStore } from '../shared/store/bookmarksStore.ts';
import { createProfileStore } from '../shared/store/profileStore.ts';
import { createTabStore } from '../shared/store/tabStore.ts';

/** The stores that outlive a screen. */
export function createAppStores({ auth, bookmarks }: Backend): AppStores {
  return {
    profile: createProfileStore(auth),
    tab: createTabStore(),
    bookmarks: createBookmarksStore({ port: bookmarks, storage: tabStorage }),
  };
}
