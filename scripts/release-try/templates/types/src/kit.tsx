import { Button, ToastProvider, Tooltip, useToast } from '@forsikring/ui-kit';
import { type Brand, checkBrand } from '@forsikring/ui-kit/tokens';

function Save() {
  const toast = useToast();
  return (
    <Tooltip content="Lagres på denne maskinen">
      <Button onClick={(event) => toast.success(event.currentTarget.value)}>Lagre</Button>
    </Tooltip>
  );
}

export const withToasts = (
  <ToastProvider>
    <Save />
  </ToastProvider>
);

// @ts-expect-error A tooltip has content.
export const empty = <Tooltip />;

export const kindsOf = async (brand: Brand) => (await checkBrand(brand)).map(({ kind }) => kind);

// @ts-expect-error A brand has a name.
checkBrand({});
