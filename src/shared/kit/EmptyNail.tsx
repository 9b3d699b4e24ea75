import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyNailProps {
  title: string;
  text?: string;
  /** Actions. */
  children?: ReactNode;
}

/** An empty nail on the wall, for an empty list. */
export function EmptyNail({ title, text, children }: EmptyNailProps) {
  return (
    <Box width="100%" maxWidth="24rem" marginX="auto" textAlign="center" paddingY={{ base: '6', md: '10' }}>
      <Box
        aria-hidden
        position="relative"
        aspectRatio={16 / 9}
        marginBottom="5"
        border="3px dashed {colors.border.strong}"
        borderRadius="4px"
        _before={NAIL}
      />
      <Heading as="h2" size="xl" marginBottom="1.5">
        {title}
      </Heading>
      {text && (
        <Text color="fg.muted" textWrap="pretty">
          {text}
        </Text>
      )}
      {children && (
        <Flex gap="3" marginTop="5" wrap="wrap" justify="center">
          {children}
        </Flex>
      )}
    </Box>
  );
}

const NAIL = {
  content: '""',
  position: 'absolute',
  top: '-11px',
  insetInlineStart: 'calc(50% - 8px)',
  boxSize: '16px',
  borderRadius: 'full',
  border: '2px solid {colors.ink}',
  background: 'radial-gradient(circle at 34% 30%, #fff3c8, #e2ac42 45%, #8f5e1c)',
} as const;
