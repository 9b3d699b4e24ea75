import { Box, Flex, Heading, List, Text, VisuallyHidden } from '@chakra-ui/react';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanAction, PlanCard } from '../../../core/account/planCard.ts';
import { Paper } from '../../shared/kit/Paper.tsx';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { pricingText } from '../text/pricing.ts';

/** The key drawn on each plan's tag. */
const KEYS: Readonly<Record<PlanAction, string>> = {
  free: '/art/items/house-key/blue/default.webp',
  pro: '/art/items/master-key/gold/default.webp',
  school: '/art/items/padlock-key/brass/default.webp',
};

const STACKED = '"head" "features" "action"';
/** In medium windows the popular plan spans the page, while the other two stand side by side. */
const AREAS = { base: STACKED, md: '"head features" "action features"', lg: STACKED };

/** A plan on a paper tag with a brass ring; its button is passed as children. */
export function PlanSheet({ card, children }: { card: PlanCard; children: ReactNode }) {
  const { name, price, priceDescription, popular, features, buttonAction } = card;
  return (
    <Paper
      as="section"
      aria-label={name}
      display="grid"
      gridTemplateAreas={popular ? AREAS : STACKED}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        ...(popular && { md: 'minmax(0, 1fr) minmax(0, 1.2fr)', lg: 'minmax(0, 1fr)' }),
      }}
      gridTemplateRows={
        popular ? { base: 'auto 1fr auto', md: '1fr auto', lg: 'auto 1fr auto' } : 'auto 1fr auto'
      }
      columnGap="10"
      borderRadius="2xl"
      mt="3.5"
      p="4.2rem min(1.75rem, 8%) 1.9rem"
      overflowWrap="anywhere"
      gridColumn={popular ? { md: '1 / -1', lg: 'auto' } : undefined}
      order={popular ? { base: '-1', lg: '0' } : undefined}
      css={{ '&::before': RING }}
    >
      {popular && <Ribbon />}
      <Box gridArea="head" textAlign="center" containerType="inline-size">
        <ItemPicture uri={KEYS[buttonAction]} height="84px" mx="auto" mt="2" mb="4" objectFit="contain" />
        <Heading as="h2" size={popular ? '2xl' : 'xl'}>
          {name}
        </Heading>
        <Text
          fontFamily="heading"
          fontWeight="700"
          // Limited by the tag's width.
          fontSize={popular ? 'min(4rem, 26cqi)' : 'min(3rem, 20cqi)'}
          lineHeight="1.05"
          color="red.700"
          fontVariantNumeric="lining-nums"
        >
          {price}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {priceDescription}
        </Text>
      </Box>
      <List.Root
        gridArea="features"
        variant="plain"
        gap="2.5"
        mt={popular ? { base: '5', md: '0', lg: '5' } : '5'}
        mb={popular ? { base: '7', md: '0', lg: '7' } : '7'}
        pt={popular ? { base: '5', md: '0', lg: '5' } : '5'}
        alignSelf={popular ? { base: 'start', md: 'center', lg: 'start' } : 'start'}
        borderTop="2px dashed {colors.border.strong}"
        borderTopWidth={popular ? { base: '2px', md: '0', lg: '2px' } : '2px'}
      >
        {features.map((feature) => (
          <Feature key={feature.text} {...feature} />
        ))}
      </List.Root>
      <Box gridArea="action" mt={popular ? { base: '0', md: '5', lg: '0' } : '0'}>
        {children}
      </Box>
    </Paper>
  );
}

function Feature({ text, included }: PlanCard['features'][number]) {
  return (
    <List.Item>
      <Flex gap="2.5" color={included ? undefined : 'fg.subtle'}>
        <Box asChild boxSize="1.15em" flexShrink="0" mt="0.2em" color={included ? 'fg.success' : undefined}>
          {included ? <Check strokeWidth={3} /> : <Minus strokeWidth={3} />}
        </Box>
        <span>
          {!included && <VisuallyHidden>{pricingText.notIncluded}: </VisuallyHidden>}
          {text}
        </span>
      </Flex>
    </List.Item>
  );
}

function Ribbon() {
  return (
    <Box
      position="absolute"
      top={{ base: '6', lg: '4.4rem' }}
      insetEnd={{ base: '-1.5', md: '-3' }}
      rotate="4deg"
      bg="red.600"
      color="paper.50"
      border="2px solid {colors.ink}"
      borderRadius="4px"
      px="4"
      py="1"
      fontSize="xs"
      fontWeight="700"
      boxShadow="lifted"
    >
      {pricingText.popular}
    </Box>
  );
}

/** The brass ring of the tag. */
const RING = {
  content: '""',
  position: 'absolute',
  top: '16px',
  insetInlineStart: 'calc(50% - 17px)',
  boxSize: '34px',
  borderRadius: 'full',
  bg: 'dusk.900',
  border: '2px solid {colors.ink}',
  boxShadow: '0 0 0 5px {colors.brass.400}, 0 0 0 7px {colors.ink}, inset 0 4px 6px rgb(0 0 0 / 0.5)',
} as const;
