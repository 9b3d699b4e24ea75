import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Image, Plus } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { inventoryText } from '../text/inventory.ts';
import { SHELF_PATHS, SHELVES, type Shelf } from './shelf.ts';

interface InventoryHeaderProps {
  shelf: Shelf;
  /** False if an empty shelf offers the same. */
  canAdd: boolean;
}

/** The title, the links to the bench, and the shelves. */
export function InventoryHeader({ shelf, canAdd }: InventoryHeaderProps) {
  return (
    <>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'stretch', md: 'flex-end' }}
        justify="space-between"
        gap="5"
        mb="6"
      >
        <Box>
          <Heading as="h1" size="4xl">
            {inventoryText.title}
          </Heading>
          <Text color="fg.muted" mt="1.5">
            {inventoryText.lead}
          </Text>
        </Box>
        {canAdd && <AddLinks shelf={shelf} />}
      </Flex>
      <ShelfLinks shelf={shelf} />
    </>
  );
}

/** Links to the bench; the one for the shelf's kind is brass. */
export function AddLinks({ shelf }: { shelf: Shelf }) {
  const { item, background } = inventoryText.add;
  const isBackgrounds = shelf === 'backgrounds';
  return (
    <Flex
      gap="3"
      flexShrink="0"
      // German words are longer than half a phone.
      direction={{
        base: isBackgrounds ? 'column-reverse' : 'column',
        sm: isBackgrounds ? 'row-reverse' : 'row',
      }}
    >
      <Button
        asChild
        variant={isBackgrounds ? 'outline' : undefined}
        flex={{ base: 'none', sm: '1', md: 'none' }}
      >
        <Link to={`${SHELF_PATHS[isBackgrounds ? 'all' : shelf]}?add=item`}>
          <Plus aria-hidden /> {item}
        </Link>
      </Button>
      <Button
        asChild
        variant={isBackgrounds ? undefined : 'outline'}
        flex={{ base: 'none', sm: '1', md: 'none' }}
      >
        <Link to={`${SHELF_PATHS[shelf === 'items' ? 'all' : shelf]}?add=background`}>
          <Image aria-hidden /> {background}
        </Link>
      </Button>
    </Flex>
  );
}

function ShelfLinks({ shelf }: { shelf: Shelf }) {
  return (
    <Row aria-label={inventoryText.shelves.label}>
      {SHELVES.map((each) => (
        <ShelfLink key={each} to={SHELF_PATHS[each]} aria-current={each === shelf ? 'page' : undefined}>
          {inventoryText.shelves[each]}
        </ShelfLink>
      ))}
    </Row>
  );
}

const Row = chakra('nav', {
  base: { display: 'flex', gap: '6', marginBottom: '7', borderBottomWidth: '1px', borderColor: 'border' },
});

const ShelfLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    marginBottom: '-1px',
    borderBottom: '3px solid transparent',
    color: 'fg.muted',
    fontWeight: '600',
    _hover: { color: 'fg' },
    '&[aria-current]': { color: 'fg', borderColor: 'accent' },
  },
});
