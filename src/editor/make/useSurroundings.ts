import { useEffect, useMemo, useState } from 'react';
import { ownsCollection } from '../../../core/account/ownership.ts';
import { OWN_COLLECTION } from '../../../core/catalogue/upload.ts';
import type { Surroundings } from '../../../core/make/furnish/model.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { knownPictures, loadPictureGuide } from '../../shared/pictures/pictureGuide.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import type { PaletteList } from '../store/editorData.ts';
import { ALL_BACKGROUNDS, ALL_ITEMS, hasMore, listName } from '../store/palette/paletteLists.ts';

/** What rooms are made of, or how far it is loaded. */
export type MakingSurroundings =
  | { type: 'loading' }
  | { type: 'failed'; retry: () => void }
  | { type: 'ready'; surroundings: Surroundings };

/**
 * The whole library, as far as the creator may publish with it and without uploads, and what is known of its pictures.
 * Loads what is missing.
 */
export function useSurroundings(): MakingSurroundings {
  const items = useWholeList(ALL_ITEMS);
  const backgrounds = useWholeList(ALL_BACKGROUNDS);
  const arePicturesKnown = usePicturesKnown();
  const catalogue = useEditor((state) => state.catalogue);
  const { loadCatalogue } = useEditorActions();
  const owner = useProfile((profile) => profile);
  const surroundings = useMemo(() => {
    const isOffered = ({ collection, is_active }: { collection: string; is_active: boolean }) =>
      is_active && collection !== OWN_COLLECTION && ownsCollection(owner, collection);
    return {
      catalogue: {
        items: catalogue.items.filter(isOffered),
        backgrounds: catalogue.backgrounds.filter(isOffered),
      },
      pictures: knownPictures(),
    };
  }, [catalogue, owner]);

  const failed = [items, backgrounds].filter(({ hasFailed }) => hasFailed);
  if (catalogue.status === 'failed') return { type: 'failed', retry: () => void loadCatalogue() };
  if (failed.length > 0)
    return { type: 'failed', retry: () => void Promise.all(failed.map(({ load }) => load())) };
  const isWhole = items.isWhole && backgrounds.isWhole && arePicturesKnown && !owner.isLoading;
  return isWhole ? { type: 'ready', surroundings } : { type: 'loading' };
}

/** Loads a list of the library to its end. */
function useWholeList(list: PaletteList) {
  const status = useEditor(({ catalogue }) => catalogue.lists[listName(list)]?.status);
  const isMore = useEditor(({ catalogue }) => hasMore(catalogue, list));
  const loaded = useEditor(({ catalogue }) => catalogue.lists[listName(list)]?.next);
  const { loadMore } = useEditorActions();
  // Each loaded page changes `loaded`, so that the next one is asked for.
  useEffect(() => {
    if (isMore && status === 'ready' && loaded) void loadMore(list);
  }, [isMore, status, loaded, list, loadMore]);
  return { isWhole: !isMore, hasFailed: status === 'failed', load: () => loadMore(list) };
}

function usePicturesKnown(): boolean {
  const [isKnown, setKnown] = useState(knownPictures().size > 0);
  useEffect(() => {
    // Without it, things are placed as if nothing were painted and nothing had a top.
    if (!isKnown) void loadPictureGuide().then(() => setKnown(true));
  }, [isKnown]);
  return isKnown;
}
