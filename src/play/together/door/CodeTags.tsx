import { chakra, Flex, type FlexProps } from '@chakra-ui/react';

interface CodeTagsProps extends Omit<FlexProps, 'children'> {
  code: string;
  /** Reads the signs out. */
  label: string;
}

/** The letters of a code, each on a tag, in two halves. Their size follows the font size. */
export function CodeTags({ code, label, ...look }: CodeTagsProps) {
  return (
    <Flex
      role="img"
      aria-label={label}
      gap={{ base: '0.22em', md: '0.25em' }}
      fontSize={{ base: '1.7rem', md: '2.5rem' }}
      {...look}
    >
      {[...code].map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the letter's place
        <Tag key={place} aria-hidden data-half={place === code.length / 2 ? '' : undefined}>
          {sign}
        </Tag>
      ))}
    </Flex>
  );
}

const Tag = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: { base: '1.59em', md: '1.44em' },
    height: { base: '2.12em', md: '1.9em' },
    paddingTop: '0.2em',
    bg: '#fffaf0',
    color: 'ink',
    border: 'max(2.5px, 0.06em) solid {colors.ink}',
    borderRadius: '0.15em',
    boxShadow:
      'inset 0 0 0 max(3px, 0.075em) #e2ac42, inset 0 -0.15em 0 max(3px, 0.075em) #c7913a, 0 max(3px, 0.075em) 0 {colors.ink}',
    fontWeight: '800',
    lineHeight: '1',
    userSelect: 'text',
    position: 'relative',
    _before: {
      content: '""',
      position: 'absolute',
      top: '0.15em',
      boxSize: '0.2em',
      borderRadius: 'full',
      bg: 'ink',
    },
    '&[data-half]': { marginInlineStart: { base: '0.22em', md: '0.3em' } },
  },
});
