import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PageMessageProps {
  /** A drawing or icon above the text. */
  icon: ReactNode;
  title: string;
  text?: string;
  /** A technical detail for the site's operator. */
  detail?: string | undefined;
  /** 1 if the message is the whole page. */
  level?: 1 | 2;
  /** Actions. */
  children?: ReactNode;
}

/** Replaces a page or a list that has nothing to show: empty, failed, not found. */
export function PageMessage({ icon, title, text, detail, level = 2, children }: PageMessageProps) {
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      flex={level === 1 ? '1' : undefined}
      textAlign="center"
      gap="5"
      px="4"
      py={{ base: '12', md: '16' }}
    >
      <Flex
        align="center"
        justify="center"
        boxSize="20"
        borderRadius="full"
        layerStyle="brassPlate"
        aria-hidden
        css={{ '& svg': { boxSize: '9' } }}
      >
        {icon}
      </Flex>
      <Box maxW="34rem">
        <Heading as={level === 1 ? 'h1' : 'h2'} size={level === 1 ? '4xl' : '2xl'} mb="2">
          {title}
        </Heading>
        {text && (
          <Text color="fg.muted" textWrap="pretty">
            {text}
          </Text>
        )}
        {detail && (
          <Text color="fg.subtle" textStyle="sm" mt="3" overflowWrap="anywhere">
            {detail}
          </Text>
        )}
      </Box>
      {children && (
        <Flex gap="3" wrap="wrap" justify="center">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
