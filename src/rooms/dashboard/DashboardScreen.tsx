import { Box, Button, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useCallback, useEffect, useRef } from 'react';
import { SORT_FIELDS, type SortField } from '../../../core/calls/room/summary.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { SearchField } from '../../shared/form/SearchField.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { logFailure } from '../../shared/load/logFailure.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { appText } from '../../shared/text/app.ts';
import { useBookmarkedIds } from '../bookmarks/useBookmarks.ts';
import { RoomGridSkeleton } from '../card/RoomGrid.tsx';
import { dashboardText } from '../text/dashboard.ts';
import type { BookmarkedRoomsProps } from './BookmarkedRooms.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { LeftPlayNote } from './LeftPlayNote.tsx';
import { ListTabs } from './ListTabs.tsx';
import { PublishedRooms } from './PublishedRooms.tsx';
import { useListInAddress } from './useListInAddress.ts';
import { useRooms } from './useRooms.ts';

/** /dashboard: the published rooms (SPEC §2), and the bookmarked ones among them. */
export function DashboardScreen() {
  const [list, changeList] = useListInAddress();
  const isAuth = useProfile((profile) => profile.isAuth);
  const roomIds = useBookmarkedIds();
  const isBookmarked = isAuth && list.isBookmarked;
  const state = useRooms(list);
  const search = useLatest((text: string) => changeList({ search: text }));
  const showAll = () => changeList({ search: '', language: '' });
  return (
    <Box width={PAGE_WIDTH} mx="auto" py={{ base: '8', md: '11' }}>
      <PageTitle page={dashboardText.page} />
      <DashboardHeader />
      <LeftPlayNote />
      <Flex gap="3" wrap="wrap" mb="5">
        <Flex flex="1 1 18rem" gap="3" minWidth="0">
          <SearchField words={dashboardText.search} value={list.search} onSearch={search} />
          <LanguagePicker value={list.language} onChange={(language) => changeList({ language })} />
        </Flex>
        <SortPicker value={list.sortBy} onChange={(sortBy) => changeList({ sortBy })} />
      </Flex>
      {isAuth && (
        <ListTabs
          isBookmarked={isBookmarked}
          bookmarkCount={roomIds?.length}
          onChoose={(chosen) => changeList({ isBookmarked: chosen })}
        />
      )}
      <VisuallyHidden as="h2">
        {isBookmarked ? dashboardText.list.bookmarked : dashboardText.rooms}
      </VisuallyHidden>
      <Box mt={isAuth ? '0' : '9'}>
        {isBookmarked ? (
          <LazyBookmarkedRooms roomIds={roomIds} list={list} onShowAll={showAll} />
        ) : (
          <PublishedRooms state={state} onShowAll={showAll} />
        )}
      </Box>
    </Box>
  );
}

async function loadBookmarkedRooms() {
  const { BookmarkedRooms } = await loadChunk('bookmarked', () => import('./BookmarkedRooms.tsx'));
  return BookmarkedRooms;
}

/** In a chunk of its own: guests have no bookmarks, and others see all rooms first. */
function LazyBookmarkedRooms(props: BookmarkedRoomsProps) {
  const list = useChunk(loadBookmarkedRooms);
  if (list.type === 'failed')
    return (
      <FuseBox title={dashboardText.failed.title} text={dashboardText.failed.text}>
        <Button variant="outline" onClick={() => logFailure(list.retry())}>
          {appText.retry}
        </Button>
      </FuseBox>
    );
  if (list.type === 'ready') return <list.part {...props} />;
  return <RoomGridSkeleton label={dashboardText.loading} />;
}

/** A function with a stable identity that calls the latest version, so that a debounce is not restarted. */
function useLatest(latest: (text: string) => void): (text: string) => void {
  const kept = useRef(latest);
  useEffect(() => {
    kept.current = latest;
  });
  return useCallback((text) => kept.current(text), []);
}

interface SortPickerProps {
  value: SortField;
  onChange: (sortBy: SortField) => void;
}

/** The three sort orders (SPEC §2). */
function SortPicker({ value, onChange }: SortPickerProps) {
  return (
    <SegmentedControl
      label={dashboardText.sortLabel}
      value={value}
      choices={SORT_FIELDS.map((field) => ({ value: field, label: dashboardText.sort[field] }))}
      onChoose={onChange}
    />
  );
}
