import { Box, Flex, Heading } from '@chakra-ui/react';
import { pictureOf } from '../../../core/room/pictures/pictures.ts';
import { PictureTile } from '../fields/PictureTile.tsx';
import type { ActiveItem } from '../session/useRoom.ts';
import { itemName } from '../text/editorMessages.ts';
import { ColorChoice } from './ColorChoice.tsx';
import { ItemActions } from './ItemActions.tsx';
import { LockedToggle } from './LockedToggle.tsx';
import { PanelBack } from './PanelBack.tsx';

/** The panel's head, always visible: name, colour and, where usual, the lock switch. */
export function PanelHead({ active, hasLock }: { active: ActiveItem; hasLock: boolean }) {
  const { id, item } = active;
  return (
    <Box
      position="sticky"
      top="0"
      zIndex="2"
      mx="-4"
      px="4"
      pt={{ base: '0', lg: '2' }}
      pb="2"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
    >
      {/* High enough for two lines, since a name that is being typed below may need the second one. */}
      <Flex align="center" gap="2" minH="12">
        <PanelBack />
        {!item.spot && (
          <Flex boxSize="10" p="1" flexShrink="0" borderRadius="md" bg="bg.tile" aria-hidden>
            <PictureTile uri={pictureOf(item, item.state)} label={item.name} />
          </Flex>
        )}
        <Heading as="h2" tabIndex={-1} size="md" flex="1" minW="0" lineClamp="2" overflowWrap="anywhere">
          {itemName(active.room, id)}
        </Heading>
        <ItemActions active={active} />
      </Flex>
      <Flex
        align="center"
        gap="2"
        // Many colours fill the row, and the switch moves to a second one.
        wrap="wrap"
        minH={{ base: '11', xl: '9' }}
        justify="space-between"
        mt="1"
        _empty={{ display: 'none' }}
      >
        <ColorChoice active={active} />
        {hasLock && (
          <Box flexShrink="0" ms="auto">
            <LockedToggle active={active} isTight />
          </Box>
        )}
      </Flex>
    </Box>
  );
}
