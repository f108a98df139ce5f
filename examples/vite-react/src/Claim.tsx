import {
  Button,
  Checkbox,
  CheckboxGroup,
  DateField,
  Radio,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  useToast,
} from '@forsikring/ui-kit';
import { countCharacters, isEmail, readDate } from '@forsikring/ui-kit/values';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';

const DATE = {
  unreadable: 'Skriv datoen med dag, måned og år',
  impossible: 'Datoen finnes ikke',
  'too-early': 'Datoen er for tidlig',
  'too-late': 'Skaden kan ikke ha skjedd etter i dag',
};

/** As YYYY-MM-DD, in the time zone of the visitor. */
const today = new Date().toLocaleDateString('sv');

const claim = z.object({
  email: z.string().refine(isEmail, 'Skriv e-postadressen din'),
  date: z.string().transform((text, context) => {
    const { date, problem } = readDate(text, { max: today });
    if (date && !problem) return date;
    context.addIssue(problem ? DATE[problem] : 'Skriv når det skjedde');
    return z.NEVER;
  }),
  text: z.string().refine((text) => countCharacters(text) <= 250, 'Skriv kortere'),
  thing: z.enum(['hus', 'bil'], 'Velg hva som er skadet'),
  cause: z.enum(['vann', 'brann'], 'Velg årsaken'),
  replies: z.array(z.string()).min(1, 'Velg hvordan vi skal svare'),
  honest: z.literal(true, 'Du må godta'),
});

const CAUSES = [
  { value: 'vann', label: 'Vann' },
  { value: 'brann', label: 'Brann' },
] as const;

/** All fields in a form of React Hook Form, which zod checks. The focus moves to the first error. */
export function Claim() {
  const toast = useToast();
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(claim),
    defaultValues: { email: '', date: '', text: '', replies: [] },
  });
  const { errors } = formState;
  const save = (answers: z.output<typeof claim>) => toast.success(`Meldt: ${answers.date}`);
  return (
    <form noValidate onSubmit={handleSubmit(save)}>
      <TextField label="E-post" type="email" error={errors.email?.message} {...register('email')} />
      <Controller
        control={control}
        name="date"
        render={({ field, fieldState }) => (
          <DateField
            label="Når skjedde det?"
            ref={field.ref}
            max={today}
            value={field.value}
            onValueChange={(_, { text }) => field.onChange(text)}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextArea
        label="Hva skjedde?"
        maxCharacters={250}
        error={errors.text?.message}
        {...register('text')}
      />
      <Controller
        control={control}
        name="thing"
        render={({ field, fieldState }) => (
          <RadioGroup
            legend="Hva er skadet?"
            ref={field.ref}
            name={field.name}
            value={field.value ?? null}
            onValueChange={field.onChange}
            error={fieldState.error?.message}
          >
            <Radio value="hus">Huset</Radio>
            <Radio value="bil">Bilen</Radio>
          </RadioGroup>
        )}
      />
      <Controller
        control={control}
        name="cause"
        render={({ field, fieldState }) => (
          <Select
            label="Årsak"
            ref={field.ref}
            options={CAUSES}
            value={field.value ?? null}
            onValueChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="replies"
        render={({ field, fieldState }) => (
          <CheckboxGroup
            legend="Hvordan vil du ha svar?"
            ref={field.ref}
            name={field.name}
            value={field.value}
            onValueChange={field.onChange}
            error={fieldState.error?.message}
          >
            <Checkbox value="epost">På e-post</Checkbox>
            <Checkbox value="sms">På SMS</Checkbox>
          </CheckboxGroup>
        )}
      />
      <Controller
        control={control}
        name="honest"
        render={({ field, fieldState }) => (
          <Checkbox
            ref={field.ref}
            checked={field.value ?? false}
            onCheckedChange={field.onChange}
            error={fieldState.error?.message}
          >
            Jeg har svart så godt jeg kan
          </Checkbox>
        )}
      />
      <Button type="submit">Meld skaden</Button>
    </form>
  );
}
