import { Box, type BoxProps, Button, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import type { PaletteList } from '../../store/editorData.ts';
import { hasMore, listName } from '../../store/palette/paletteLists.ts';
import { editorText } from '../../text/editor.ts';

/** Milliseconds after the last key press before the library is searched. */
const TYPED = 250;

/**
 * Distance at which the end of a list loads its next page: in view, new tiles would push away what is about
 * to be pressed.
 */
const AHEAD = '600px';

/**
 * The end of a partly loaded list: loads the next page when nearly visible. Nothing if the list is complete.
 */
export function MoreEntries({ list, ...box }: BoxProps & { list: PaletteList }) {
  const state = useEditor(({ catalogue }) => catalogue.lists[listName(list)]);
  const isMore = useEditor(({ catalogue }) => hasMore(catalogue, list));
  const { loadMore } = useEditorActions();
  const end = useRef<HTMLDivElement>(null);
  const hasFailed = state?.status === 'failed';
  useEffect(() => {
    if (!isMore || hasFailed || state?.status === 'loading' || !end.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) void loadMore(list);
      },
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    );
    const { current } = end;
    const isFirstOfSearch = state === undefined && list.type === 'items' && list.beginnings.length > 0;
    const wait = setTimeout(() => observer.observe(current), isFirstOfSearch ? TYPED : 0);
    return () => {
      clearTimeout(wait);
      observer.disconnect();
    };
  }, [isMore, hasFailed, state, list, loadMore]);
  if (!isMore) return null;
  return (
    <Box ref={end} aria-busy={!hasFailed} {...box}>
      {hasFailed ? (
        <Box role="alert" textAlign="center">
          <Text textStyle="xs" color="fg.muted" mb="1">
            {editorText.catalogue.failed}
          </Text>
          <Button size="xs" variant="outline" onClick={() => void loadMore(list)}>
            {editorText.catalogue.retry}
          </Button>
        </Box>
      ) : (
        <>
          <VisuallyHidden role="status">{editorText.catalogue.loading}</VisuallyHidden>
          <Skeleton h="full" minH="20" />
        </>
      )}
    </Box>
  );
}
