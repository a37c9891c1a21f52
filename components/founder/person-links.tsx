import { Field, Input } from "@/components/ui/field";
import { PLATFORM_KEYS, PLATFORM_LABELS, type PlatformKey } from "@/lib/schemas/platforms";
import { PERSON_PLATFORMS } from "./person-platforms";

interface PersonLinksProps {
  /** Links as they are saved, by platform. */
  links: Record<string, string>;
  /** What a field shows, by its name, when this is what is saved. */
  shown(name: string, saved: string | undefined): string;
  errorOf(key: PlatformKey): string | undefined;
}

/** Where a person is found elsewhere. */
export function PersonLinks({ links, shown, errorOf }: PersonLinksProps) {
  return (
    <fieldset id="links" className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-medium">Links (at least one)</legend>
      {PERSON_PLATFORMS.map((key) => (
        <Field key={key} id={`link_${key}`} label={PLATFORM_LABELS[key]} error={errorOf(key)}>
          {(control) => (
            <Input
              {...control}
              name={`link_${key}`}
              type="url"
              placeholder="https://"
              defaultValue={shown(`link_${key}`, links[key])}
            />
          )}
        </Field>
      ))}
      {hiddenLinks(links)}
    </fieldset>
  );
}

/** Links this form has no field for travel along, so that saving does not clear them. */
function hiddenLinks(links: Record<string, string>) {
  return PLATFORM_KEYS.filter((key) => links[key] && !PERSON_PLATFORMS.includes(key)).map((key) => (
    <input key={key} type="hidden" name={`link_${key}`} value={links[key]} />
  ));
}
