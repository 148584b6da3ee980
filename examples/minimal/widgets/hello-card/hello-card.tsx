export default function HelloCard({ text }: { text: string }) {
  return <h1>{text}</h1>
}
