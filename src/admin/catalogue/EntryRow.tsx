import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Eye, EyeOff, PencilLine } from 'lucide-react';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { libraryText } from '../../shared/text/library.ts';
import { catalogueText } from '../text/catalogue.ts';
import { collectionName } from './collectionName.ts';
import { EntryPicture } from './EntryPicture.tsx';

interface EntryRowProps {
  managed: ManagedEntry;
  onEdit: () => void;
}

/** One entry: picture, group, whether the editor offers it, and the edit button. */
export function EntryRow({ managed, onEdit }: EntryRowProps) {
  const { entry, setByAdmin } = managed;
  return (
    <Panel p="3" display="flex" alignItems="center" gap="4" minW="0">
      <EntryPicture managed={managed} />
      <Flex direction="column" minW="0" flex="1" gap="1">
        <Text fontWeight="650" truncate>
          {entry.name}
        </Text>
        <Flex gap="2" wrap="wrap" align="center">
          {entry.is_active ? (
            <Chip tone="success">
              <Eye aria-hidden /> {catalogueText.active}
            </Chip>
          ) : (
            <Chip tone="warning">
              <EyeOff aria-hidden /> {catalogueText.inactive}
            </Chip>
          )}
          <Text textStyle="xs" color="fg.subtle">
            {catalogueText.facts(groupName(managed), collectionName(entry.collection), entry.order)}
          </Text>
          {setByAdmin.length > 0 && (
            <Text textStyle="xs" color="fg.subtle">
              {catalogueText.setByAdmin(setByAdmin.length)}
            </Text>
          )}
        </Flex>
      </Flex>
      <Button variant="outline" aria-label={catalogueText.editEntry(entry.name)} onClick={onEdit}>
        <PencilLine aria-hidden />
        <chakra.span display={{ base: 'none', md: 'inline' }}>{catalogueText.edit}</chakra.span>
      </Button>
    </Panel>
  );
}

/** The palette's group of an entry. */
function groupName(managed: ManagedEntry): string {
  return managed.kind === 'item'
    ? libraryText.tags[managed.entry.tag]
    : libraryText.color(managed.entry.theme);
}
