import { Box, Text } from '@chakra-ui/react';
import { failureText } from '../load/failureText.ts';

/** A failure in an alert region, which must exist before it has text, or screen readers would miss it. */
export function FailureLine({ failure }: { failure: unknown }) {
  return (
    <Box role="alert" _empty={{ display: 'none' }}>
      {failure !== null && (
        <Text
          bg="bg.error"
          color="fg.error"
          borderWidth="1px"
          borderColor="border.error"
          borderRadius="md"
          px="4"
          py="3"
        >
          {failureText(failure)}
        </Text>
      )}
    </Box>
  );
}
