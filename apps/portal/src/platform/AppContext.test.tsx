import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAppContext } from './AppContext';

it('throws an error that names the provider when it is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => useAppContext())).toThrow(
    'useAppContext() must be used within a <AppContext.Provider>!',
  );
});
