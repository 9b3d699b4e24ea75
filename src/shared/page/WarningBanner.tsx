import { Flex, type FlexProps } from '@chakra-ui/react';

interface WarningBannerProps extends FlexProps {
  isShown: boolean;
}

/**
 * A warning across the page with icon and text; its live region always exists, or screen readers would not
 * announce it.
 */
export function WarningBanner({ isShown, ...rest }: WarningBannerProps) {
  return (
    <div role="status">
      {isShown && (
        <Flex
          align="center"
          justify="center"
          gap="2"
          px="4"
          py="2"
          bg="bg.warning"
          color="fg.warning"
          textStyle="sm"
          fontWeight="600"
          css={{ '& svg': { boxSize: '4', flexShrink: '0' } }}
          {...rest}
        />
      )}
    </div>
  );
}
