import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { useLeadToNew } from '../../shared/browser/useLeadToNew.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { SearchField } from '../../shared/form/SearchField.tsx';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { appText } from '../../shared/text/app.ts';
import {
  type ActivityFilter,
  createManagedCatalogueStore,
  type ManagedCatalogueStore,
} from '../store/managedCatalogueStore.ts';
import { catalogueText } from '../text/catalogue.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryRow } from './EntryRow.tsx';

const FILTERS = ['all', 'active', 'inactive'] as const;

/**
 * /admin/items and /admin/backgrounds: searches and changes catalogue entries, and removes them from the
 * palette.
 */
export function CatalogueScreen({ kind }: { kind: UploadKind }) {
  const { calls } = useBackend();
  const [store] = useState(() => createManagedCatalogueStore(calls));
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<ActivityFilter>('all');
  const [edited, setEdited] = useState<ManagedEntry | null>(null);
  const total = useStore(store, (state) => state.total);
  useEffect(() => void store.getState().open(kind, search, filter), [store, kind, search, filter]);
  const words = catalogueText.kinds[kind];
  return (
    <>
      <PageTitle page={words.title} />
      <Heading as="h1" size="4xl">
        {words.title}
      </Heading>
      <Text color="fg.muted" mt="1" mb="5" textStyle="sm" role="status">
        {words.lead(total)}
      </Text>
      <Flex wrap="wrap" gap="3" mb="4" align="center">
        <SearchField words={catalogueText.search} value={search} onSearch={setSearch} />
        <SegmentedControl
          label={catalogueText.filter}
          value={filter}
          onChoose={setFilter}
          choices={FILTERS.map((value) => ({ value, label: catalogueText.filters[value] }))}
        />
      </Flex>
      <Entries store={store} onEdit={setEdited} />
      {edited && (
        <EntryDialog key={edited.entry.id} managed={edited} store={store} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

interface EntriesProps {
  store: ManagedCatalogueStore;
  onEdit: (managed: ManagedEntry) => void;
}

/** The list in each state. */
function Entries({ store, onEdit }: EntriesProps) {
  const { status, entries, kind, search, filter, open } = useStore(store);
  const lead = useLeadToNew<HTMLDivElement>(entries.length);
  if (status === 'loading') return <Loading />;
  if (status === 'failed')
    return (
      <FuseBox title={catalogueText.failed.title} text={catalogueText.failed.text}>
        <Button variant="outline" onClick={() => void open(kind, search, filter)}>
          {appText.retry}
        </Button>
      </FuseBox>
    );
  if (entries.length === 0)
    return <EmptyNail title={catalogueText.none.title} text={catalogueText.none.text} />;
  return (
    <Box ref={lead.place}>
      <Stack as="ul" gap="2" listStyleType="none" aria-label={catalogueText.kinds[kind].title}>
        {entries.map((managed) => (
          <li key={managed.entry.id}>
            <EntryRow managed={managed} onEdit={() => onEdit(managed)} />
          </li>
        ))}
      </Stack>
      <More store={store} onMore={lead.expect} />
    </Box>
  );
}

function More({ store, onMore }: { store: ManagedCatalogueStore; onMore: () => void }) {
  const { next, failure, isLoadingMore, loadMore } = useStore(store);
  if (next === null) return null;
  return (
    <Stack align="center" mt="6" gap="3">
      {failure && (
        <Text role="alert" color="fg.error">
          {appText.failures[failure]}
        </Text>
      )}
      <Button
        variant="outline"
        loading={isLoadingMore}
        onClick={() => {
          onMore();
          void loadMore();
        }}
      >
        {failure ? appText.retry : catalogueText.more}
      </Button>
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap="2" aria-busy="true">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
        <Skeleton key={row} height="4.5rem" />
      ))}
      <Box srOnly>{appText.loading}</Box>
    </Stack>
  );
}
